import { formatRub } from '../../model/format/money.ts';
import css from './budget-table.module.css';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';

type BudgetTableProps = {
  caption: string;
  lines: readonly { readonly title: string; readonly totalRub: number }[];
  totalLabel?: string;
  className?: string | undefined;
};

export function BudgetTable({ caption, lines, totalLabel = 'Итого', className }: BudgetTableProps) {
  const largest = Math.max(...lines.map(({ totalRub }) => totalRub));
  const total = lines.reduce((sum, { totalRub }) => sum + totalRub, 0);
  return (
    <table className={cx(css.table, className)}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map(({ title, totalRub }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className={css.cell} aria-hidden="true">
              <span className={css.bar} style={cssVars({ '--w': `${(totalRub / largest) * 100}%` })} />
            </td>
            <td className={css.sum}>{formatRub(totalRub)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td className={css.cell} aria-hidden="true" />
          <td className={css.sum}>{formatRub(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
