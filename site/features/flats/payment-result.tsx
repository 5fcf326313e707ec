import { Price } from '../../ui/price.tsx';
import styles from './payment-parts.module.css';

type PaymentResultProps = {
  label: string;
  /** `null` while a required input is missing; `empty` then names that input. */
  rub: number | null;
  empty?: string;
  htmlFor?: string;
};

export function PaymentResult({ label, rub, empty, htmlFor }: PaymentResultProps) {
  return (
    <p className={styles.result}>
      <span className="sub">{label}</span>{' '}
      <output htmlFor={htmlFor} aria-live="polite">
        {rub === null ? <span className={styles.empty}>{empty}</span> : <Price rub={rub} size="m" />}
      </output>
    </p>
  );
}
