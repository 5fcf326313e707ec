import { typograph } from '../../../model/format/typograph.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { InstalmentEstimate } from './instalment-estimate.tsx';
import { MortgageEstimate } from './mortgage-estimate.tsx';
import styles from './payment-estimate.module.css';

/** What a month would cost. No rate is named before the visitor types one. */
export function PaymentEstimate({ priceRub }: { priceRub: number }) {
  return (
    <div className={styles.estimate}>
      <Tabs
        label="Как платить"
        tabs={[
          { id: 'mortgage', label: 'Ипотека', panel: <MortgageEstimate priceRub={priceRub} /> },
          { id: 'instalment', label: 'Рассрочка', panel: <InstalmentEstimate priceRub={priceRub} /> },
        ]}
      />
      <p className={styles.law}>{typograph('Справочный расчёт, не оферта.')}</p>
    </div>
  );
}
