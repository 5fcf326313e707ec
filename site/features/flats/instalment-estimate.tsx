import { useState } from 'react';
import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import styles from './payment-parts.module.css';
import { PaymentResult } from './payment-result.tsx';
import { PaymentTerms, type Terms } from './payment-terms.tsx';
import { firstPaymentRub, instalmentsRub } from './payments.ts';

export type Instalment = NonNullable<Pages['sales']['instalment']>;

type InstalmentEstimateProps = { priceRub: number; instalment: Instalment };

export function InstalmentEstimate({ priceRub, instalment }: InstalmentEstimateProps) {
  const minShare = Math.round(instalment.minFirstPaymentShare * 100);
  const [terms, setTerms] = useState<Terms>({ share: minShare, term: instalment.maxMonths });
  const restRub = priceRub - firstPaymentRub(priceRub, terms.share);
  const [monthlyRub = 0] = instalmentsRub(restRub, terms.term);
  return (
    <div className={styles.parts}>
      <PaymentTerms
        priceRub={priceRub}
        terms={terms}
        minShare={minShare}
        minTerm={3}
        maxTerm={instalment.maxMonths}
        units={['месяц', 'месяца', 'месяцев']}
        onChange={setTerms}
      />
      <PaymentResult label="Платёж в месяц" rub={monthlyRub} />
      <p className={styles.note}>
        {typograph(`Без банка: остаток ${formatRub(restRub)} равными частями. ${instalment.note}`)}
      </p>
    </div>
  );
}
