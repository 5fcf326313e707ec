import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import type { PaymentView } from '../../lib/payment-sums.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { DataTable } from '../../ui/data-table.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackageData } from './data.ts';
import styles from './estimate.module.css';

/** A whole estimate, line by line, and how its sum is paid. */
export function Estimate({ estimate, payments }: Pick<PackageData, 'estimate' | 'payments'>) {
  const { title, areaM2, lines, totalRub, note } = estimate;
  return (
    <Section tone="paper" id="estimate">
      <SectionHead title="Пример сметы" lead={title} />
      <div className={grid.two84}>
        <div>
          <DataTable
            className={styles.table}
            caption={`Смета: ${title}`}
            head={['Строка', 'Количество', 'Сумма']}
            rows={lines.map(({ title: name, quantity, totalRub: sumRub }) => [
              <>
                {name} <span className={styles.quantity}>{quantity}</span>
              </>,
              quantity,
              formatRub(sumRub),
            ])}
            foot={['Итого', formatArea(areaM2), formatRub(totalRub)]}
          />
          <p className={styles.note}>{note}</p>
        </div>
        <Payments payments={payments} />
      </div>
    </Section>
  );
}

/** Stays beside the long estimate; the bars are the shares to scale. */
function Payments({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <aside className={styles.payments}>
      <h3>Как платить</h3>
      <ol>
        {payments.map(({ share, when, totalRub }) => (
          <li className={styles.payment} key={when} style={cssVars({ '--share': share })}>
            <b>{formatRub(totalRub)}</b>
            <span className={styles.share}>{share}&nbsp;%</span>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
