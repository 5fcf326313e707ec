import { useState } from 'react';
import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { RangeField } from '../../ui/range-field.tsx';
import styles from './payment-parts.module.css';
import { PaymentResult } from './payment-result.tsx';
import { firstPaymentRub, instalmentsRub } from './payments.ts';

/** Without a bank: the price in parts. */
export function InstalmentEstimate({ priceRub }: { priceRub: number }) {
  const [share, setShare] = useState(30);
  const [months, setMonths] = useState(12);
  const restRub = priceRub - firstPaymentRub(priceRub, share);
  const [monthlyRub = 0] = instalmentsRub(restRub, months);
  return (
    <div className={styles.parts}>
      <RangeField
        label="Первый взнос"
        min={30}
        max={90}
        step={5}
        value={share}
        onChange={setShare}
        format={(percent) => `${percent}\u00a0% · ${formatRub(firstPaymentRub(priceRub, percent))}`}
      />
      <RangeField
        label="Срок"
        min={3}
        max={12}
        value={months}
        onChange={setMonths}
        format={(count) => counted(count, ['месяц', 'месяца', 'месяцев'])}
      />
      <PaymentResult label="Платёж в месяц" rub={monthlyRub} />
      <p className={styles.note}>
        {typograph(`Без банка: остаток ${formatRub(restRub)} равными частями. График записываем в договор.`)}
      </p>
    </div>
  );
}
