import { formatRub } from '../../../model/format/money.ts';
import type { PaymentView } from '../../features/calculator/payment-sums.ts';
import type { PaperLink } from '../../features/papers/paper-links-data.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { Link } from '../../ui/link.tsx';
import styles from './payments.module.css';

type PaymentsProps = { payments: readonly PaymentView[]; papers: readonly PaperLink[] };

export function Payments({ payments, papers }: PaymentsProps) {
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
      {papers.length > 0 ? (
        <ul className={styles.papers}>
          {papers.map(({ to, shortTitle }) => (
            <li key={to}>
              <Link to={to} look="text">
                {shortTitle}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  );
}
