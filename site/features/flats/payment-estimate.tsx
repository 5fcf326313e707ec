import { Tabs } from '../../ui/tabs.tsx';
import { type Instalment, InstalmentEstimate } from './instalment-estimate.tsx';
import { MortgageEstimate } from './mortgage-estimate.tsx';
import styles from './payment-parts.module.css';

export type PaymentEstimateProps = {
  priceRub: number;
  /** `null` when the seller offers no instalments. */
  instalment: Instalment | null;
  /** Initial rate; `null` leaves the field empty until the visitor enters a rate. */
  ratePercent: number | null;
};

export function PaymentEstimate({ priceRub, instalment, ratePercent }: PaymentEstimateProps) {
  const mortgage = <MortgageEstimate priceRub={priceRub} ratePercent={ratePercent} />;
  if (!instalment) return <div className={styles.estimate}>{mortgage}</div>;
  return (
    <Tabs
      className={styles.estimate}
      label="Как платить"
      tabs={[
        { id: 'mortgage', label: 'Ипотека', panel: mortgage },
        {
          id: 'instalment',
          label: 'Рассрочка',
          panel: <InstalmentEstimate priceRub={priceRub} instalment={instalment} />,
        },
      ]}
    />
  );
}
