import { formatRub } from '../../../model/format/money.ts';
import type { PaymentView } from '../../lib/payment-sums.ts';
import { cssVars } from '../../ui/css-vars.ts';
import styles from './payments.module.css';

/** Stays beside the long estimate; the bars are the shares to scale. */
export function Payments({ payments }: { payments: readonly PaymentView[] }) {
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
