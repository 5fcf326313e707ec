import { Link } from '../../ui/link.tsx';
import styles from './payment-fold.module.css';

/** The law (38-ФЗ, article 28) requires this warning next to a rate or a payment. */
export function CreditWarning({ lenderUrl }: { lenderUrl: string }) {
  return (
    <p className={styles.warning}>
      Оценивайте свои финансовые возможности и{'\u00a0'}риски.{' '}
      <Link to={lenderUrl} look="text">
        Изучите все условия кредита
      </Link>{' '}
      на сайте кредитора.
    </p>
  );
}
