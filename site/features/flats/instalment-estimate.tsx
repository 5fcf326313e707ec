import { useState } from 'react';
import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import styles from './payment-parts.module.css';
import { PaymentResult } from './payment-result.tsx';
import { PaymentTerms, type Terms } from './payment-terms.tsx';
import { firstPaymentRub, instalmentsRub } from './payments.ts';

/** Without a bank: the price in parts. */
export function InstalmentEstimate({ priceRub }: { priceRub: number }) {
  const [terms, setTerms] = useState<Terms>({ share: 30, term: 12 });
  const restRub = priceRub - firstPaymentRub(priceRub, terms.share);
  const [monthlyRub = 0] = instalmentsRub(restRub, terms.term);
  return (
    <div className={styles.parts}>
      <PaymentTerms
        priceRub={priceRub}
        terms={terms}
        minShare={30}
        minTerm={3}
        maxTerm={12}
        units={['месяц', 'месяца', 'месяцев']}
        onChange={setTerms}
      />
      <PaymentResult label="Платёж в месяц" rub={monthlyRub} />
      <p className={styles.note}>
        {typograph(`Без банка: остаток ${formatRub(restRub)} равными частями. График записываем в договор.`)}
      </p>
    </div>
  );
}
