import { Tabs } from '../../ui/tabs.tsx';
import { type Instalment, InstalmentEstimate } from './instalment-estimate.tsx';
import { MortgageEstimate } from './mortgage-estimate.tsx';
import styles from './payment-parts.module.css';

export type PaymentEstimateProps = {
  priceRub: number;
  /** `null`: the company sells against the whole price only. */
  instalment: Instalment | null;
  /** The rate to begin with; `null` where none is named before the visitor types one. */
  ratePercent: number | null;
};

/** What a month would cost, by sliders. */
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
