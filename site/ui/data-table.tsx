import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './data-table.module.css';
import { each } from './each.ts';
import { TableScroll } from './table-scroll.tsx';

type DataTableProps = {
  caption: string;
  captionHidden?: boolean;
  head?: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  foot?: readonly ReactNode[];
  /** Figures stand at the right; the last column by default. */
  numeric?: 'last' | 'all' | 'none';
  /** Where the columns have no room, each row becomes a note: its heading, what it says, the rest with the names of columns. */
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
