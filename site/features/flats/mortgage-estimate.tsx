import { useId, useState } from 'react';
import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { RangeField } from '../../ui/range-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './payment-parts.module.css';
import { PaymentResult } from './payment-result.tsx';
import { firstPaymentRub, monthlyPaymentRub, parseRate } from './payments.ts';

/** The law wants all conditions beside a rate, so the rate is the visitor's own. */
export function MortgageEstimate({ priceRub }: { priceRub: number }) {
  const rateId = useId();
  const [share, setShare] = useState(30);
  const [years, setYears] = useState(20);
  const [typedRate, setTypedRate] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const rate = parseRate(typedRate);
  const loanRub = priceRub - firstPaymentRub(priceRub, share);
  const isWrong = hasLeft && typedRate.trim() !== '' && rate === null;
  return (
    <div className={styles.parts}>
      <RangeField
        label="Первый взнос"
        min={10}
        max={90}
        step={5}
        value={share}
        onChange={setShare}
        format={(percent) => `${percent}\u00a0% · ${formatRub(firstPaymentRub(priceRub, percent))}`}
      />
      <RangeField
        label="Срок"
        min={1}
        max={30}
        value={years}
        onChange={setYears}
        format={(count) => counted(count, ['год', 'года', 'лет'])}
      />
      <TextInput
        id={rateId}
        label="Ставка вашего банка, % годовых"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typedRate}
        onChange={(event) => {
          setTypedRate(event.currentTarget.value);
          setHasLeft(false);
        }}
        onBlur={() => setHasLeft(true)}
        error={isWrong ? typograph('Ставка — число от 0,1 до 60') : undefined}
      />
      <PaymentResult
        label="Платёж в месяц"
        htmlFor={rateId}
        rub={rate === null ? null : monthlyPaymentRub(loanRub, rate, years * 12)}
        empty="впишите ставку"
      />
      <p className={styles.note}>
        {typograph(`Кредит ${formatRub(loanRub)}, платежи равные. Ставку, страховки и решение называет банк.`)}
      </p>
    </div>
  );
}
