import type { ReactNode } from 'react';
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
  className?: string | undefined;
};

export function DataTable({
  caption,
  captionHidden = true,
  head,
  rows,
  foot,
  numeric = 'last',
  className,
}: DataTableProps) {
  return (
    <TableScroll label={caption} className={className}>
      <table className={css.table} data-numeric={numeric}>
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
            <Row cells={cells} />
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

function Row({ cells: [heading, ...cells] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      {each(cells, (cell) => (
        <td>{cell}</td>
      ))}
    </tr>
  );
}
