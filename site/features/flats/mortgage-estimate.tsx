import { useId, useState } from 'react';
import { formatNumber } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './payment-parts.module.css';
import { PaymentResult } from './payment-result.tsx';
import { PaymentTerms, type Terms } from './payment-terms.tsx';
import { EXAMPLE, firstPaymentRub, monthlyPaymentRub, parseRate } from './payments.ts';

type MortgageEstimateProps = { priceRub: number; ratePercent: number | null };

export function MortgageEstimate({ priceRub, ratePercent }: MortgageEstimateProps) {
  const rateId = useId();
  const [terms, setTerms] = useState<Terms>(EXAMPLE);
  const [typedRate, setTypedRate] = useState(ratePercent === null ? '' : formatNumber(ratePercent));
  const [hasLeft, setHasLeft] = useState(false);
  const rate = parseRate(typedRate);
  const loanRub = priceRub - firstPaymentRub(priceRub, terms.share);
  const isWrong = hasLeft && typedRate.trim() !== '' && rate === null;
  const monthlyRub = rate === null ? null : monthlyPaymentRub(loanRub, rate, terms.term * 12);
  return (
    <div className={styles.parts}>
      <PaymentTerms
        priceRub={priceRub}
        terms={terms}
        minShare={10}
        minTerm={1}
        maxTerm={30}
        units={['год', 'года', 'лет']}
        onChange={setTerms}
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
      <PaymentResult label="Платёж в месяц" htmlFor={rateId} rub={monthlyRub} empty="впишите ставку" />
      <p className={styles.note}>
        {typograph(
          `Кредит ${formatRub(loanRub)}, платежи равные.${monthlyRub === null ? '' : ` За весь срок вернёте ${formatRub(monthlyRub * terms.term * 12)}, без страховок.`}`,
        )}
      </p>
    </div>
  );
}
