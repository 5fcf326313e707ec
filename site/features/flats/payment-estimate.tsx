import { typograph } from '../../../model/format/typograph.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { type Instalment, InstalmentEstimate } from './instalment-estimate.tsx';
import { MortgageEstimate } from './mortgage-estimate.tsx';
import styles from './payment-estimate.module.css';

type PaymentEstimateProps = {
  priceRub: number;
  /** `null`: the company sells against the whole price only. */
  instalment: Instalment | null;
};

/** What a month would cost. No rate is named before the visitor types one. */
export function PaymentEstimate({ priceRub, instalment }: PaymentEstimateProps) {
  return (
    <div className={styles.estimate}>
      {instalment ? (
        <Tabs
          label="Как платить"
          tabs={[
            { id: 'mortgage', label: 'Ипотека', panel: <MortgageEstimate priceRub={priceRub} /> },
            {
              id: 'instalment',
              label: 'Рассрочка',
              panel: <InstalmentEstimate priceRub={priceRub} instalment={instalment} />,
            },
          ]}
        />
      ) : (
        <MortgageEstimate priceRub={priceRub} />
      )}
      <p className={styles.law}>{typograph('Справочный расчёт, не оферта.')}</p>
    </div>
  );
}
