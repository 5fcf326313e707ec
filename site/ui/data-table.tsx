import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './data-table.module.css';
import { each } from './each.ts';
import { TableScroll } from './table-scroll.tsx';

type DataTableProps = {
  caption: string;
  captionHidden?: boolean;
  head?: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  foot?: readonly ReactNode[];
  numeric?: 'last' | 'all' | 'none';
  /** Renders rows as stacked notes with column names when columns do not fit. */
  stacks?: boolean;
  className?: string | undefined;
};

export function DataTable({
  caption,
  captionHidden = true,
  head,
  rows,
  foot,
  numeric = 'last',
  stacks = false,
  className,
}: DataTableProps) {
  return (
    <TableScroll label={caption} className={className}>
      <table className={cx(css.table, stacks && css.stacks)} data-numeric={numeric}>
        <caption className={captionHidden ? 'vh' : css.caption}>{caption}</caption>
        {head ? (
          <thead>
            <tr>
              {each(head, (cell) => (
                <th scope="col">{cell}</th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {each(rows, (cells) => (
            <Row cells={cells} names={stacks ? head : undefined} />
          ))}
        </tbody>
        {foot ? (
          <tfoot className={css.foot}>
            <Row cells={foot} />
          </tfoot>
        ) : null}
      </table>
    </TableScroll>
  );
}

type RowProps = { cells: readonly ReactNode[]; names?: readonly ReactNode[] | undefined };

function Row({ cells: [heading, ...cells], names }: RowProps) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never change places
        <td key={index} data-name={index > 0 ? names?.[index + 1] : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
