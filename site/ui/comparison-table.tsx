import type { ReactNode } from 'react';
import type { Goal } from '../../model/counts/goals.ts';
import { counted, type PluralForms } from '../../model/format/plural.ts';
import { Checkbox } from './checkbox.tsx';
import css from './comparison-table.module.css';
import { cx } from './cx.ts';
import { each } from './each.ts';
import { Icon } from './icon.tsx';
import { TableScroll } from './table-scroll.tsx';

export type ComparisonColumn = {
  readonly title: string;
  readonly note?: ReactNode;
  readonly featured?: boolean | undefined;
};
export type ComparisonValue = boolean | string;
export type ComparisonGroup = {
  readonly title?: string;
  readonly rows: readonly { readonly title: string; readonly values: readonly ComparisonValue[] }[];
};

type ComparisonTableProps = {
  caption: string;
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
  /** Adds a checkbox that hides rows with equal values. */
  differences?: boolean;
  className?: string | undefined;
};

const SAME_ROWS: PluralForms = ['одинаковую строку', 'одинаковые строки', 'одинаковых строк'];

/** Up to six columns. Phones show two of three or more side by side, chosen by two lists and CSS only. */
export function ComparisonTable({ caption, columns, groups, differences = false, className }: ComparisonTableProps) {
  const picks = columns.length > 2;
  const sameRows = differences ? groups.flatMap(({ rows }) => rows.filter(isSame)).length : 0;
  const cell = (index: number) => ({
    'data-column': index,
    className: columns[index]?.featured ? css.featured : undefined,
  });
  return (
    <div
      className={cx(css.comparison, className)}
      data-picks={picks || undefined}
      data-goal={'comparison' satisfies Goal}
    >
      {sameRows > 0 ? (
        <Checkbox className={css.switch} data-differences="">
          Только отличия: скрыть {counted(sameRows, SAME_ROWS)}
        </Checkbox>
      ) : null}
      {picks ? (
        <div className={css.picker}>
          {firstTwo(columns).map((index, side) => (
            <label key={index}>
              <span className="vh">{side === 0 ? 'Слева' : 'Справа'}</span>
              <select className={css.pick} defaultValue={String(index)} autoComplete="off">
                {columns.map(({ title }, option) => (
                  <option key={title} value={option}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      ) : null}
      <TableScroll label={caption}>
        <table className={css.table}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ title, note }, index) => (
                <th key={title} scope="col" {...cell(index)}>
                  <b>{title}</b>
                  {note ? <span>{note}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          {each(groups, (group) => (
            <tbody data-same={group.rows.every(isSame) || undefined}>
              {group.title ? (
                <tr className={css.group}>
                  <th scope="rowgroup">{group.title}</th>
                  {columns.map(({ title }, index) => (
                    <td key={title} {...cell(index)} />
                  ))}
                </tr>
              ) : null}
              {group.rows.map(({ title, values }) => (
                <tr key={title} data-same={isSame({ values }) || undefined}>
                  <th scope="row">{title}</th>
                  {columns.map((column, index) => (
                    <td key={column.title} {...cell(index)}>
                      <Value value={values[index] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </div>
  );
}

/** The featured column and its cheaper neighbour. */
function firstTwo(columns: readonly ComparisonColumn[]): [number, number] {
  const featured = Math.max(
    1,
    columns.findIndex((column) => column.featured),
  );
  return [featured - 1, featured];
}

function isSame({ values }: Pick<ComparisonGroup['rows'][number], 'values'>): boolean {
  return values.every((value) => value === values[0]);
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Icon name="check" className={css.icon} />
      <span className="vh">входит</span>
    </>
  ) : (
    <>
      <span className={css.none} aria-hidden="true">
        —
      </span>
      <span className="vh">не входит</span>
    </>
  );
}
