import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PaymentEstimateProps } from './payment-estimate.tsx';
import styles from './payment-fold.module.css';
import { EXAMPLE, firstPaymentRub, monthlyPaymentRub } from './payments.ts';

type Mortgage = NonNullable<Pages['sales']['mortgage']>;

export type PaymentTermsOffered = {
  /** `null`: no rate is named, the visitor types one. */
  readonly mortgage: Mortgage | null;
  /** `null`: the company sells against the whole price only. */
  readonly instalment: Pages['sales']['instalment'] | null;
};

/** What a month would cost: one example in sight, the calculator once it is unfolded. */
export function PaymentFold({ priceRub, terms }: { priceRub: number; terms: PaymentTermsOffered }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [Estimate, setEstimate] = useState<ComponentType<PaymentEstimateProps> | null>(null);
  const { mortgage, instalment } = terms;

  async function prepare() {
    const { PaymentEstimate } = await import('./payment-estimate.tsx');
    setEstimate(() => PaymentEstimate);
  }
  // Unfolded before this code was there.
  useEffect(() => {
    if (fold.current?.open) void prepare().catch(() => {});
  });

  return (
    <details className={styles.fold} ref={fold} onToggle={() => void prepare().catch(() => {})}>
      <summary className={styles.summary}>
        <span>
          {mortgage ? (
            <>
              Ипотека — <b className="nb">{formatRub(exampleRub(priceRub, mortgage))}</b> в{'\u00a0'}месяц
              <small>{typograph('пример: взнос 30 %, 20 лет')}</small>
            </>
          ) : (
            typograph(instalment ? 'Рассчитать ипотеку или рассрочку' : 'Рассчитать ипотеку')
          )}
        </span>
        <Icon name="chev" className={styles.icon} />
      </summary>
      {Estimate ? (
        <Estimate priceRub={priceRub} instalment={instalment ?? null} ratePercent={mortgage?.ratePercent ?? null} />
      ) : instalment ? (
        <p className={styles.terms}>{instalmentText(instalment)}</p>
      ) : null}
      <p className={styles.law}>{mortgage ? lawText(mortgage) : typograph('Справочный расчёт, не оферта.')}</p>
    </details>
  );
}

function exampleRub(priceRub: number, { ratePercent }: Mortgage): number {
  const loanRub = priceRub - firstPaymentRub(priceRub, EXAMPLE.share);
  return monthlyPaymentRub(loanRub, ratePercent, EXAMPLE.term * 12);
}

/** The company's terms, until they can be tried. */
function instalmentText({ minFirstPaymentShare, maxMonths, note }: NonNullable<PaymentTermsOffered['instalment']>) {
  const share = formatNumber(minFirstPaymentShare * 100);
  return typograph(`Рассрочка без банка: первый взнос от ${share} %, до ${maxMonths} мес. ${note}`);
}

/** Beside a rate the law wants the full cost of the credit and a warning; the bank is not named, so that nobody's credit is advertised. */
function lawText({ ratePercent, asOf, source, fullCostFromPercent, fullCostToPercent }: Mortgage): string {
  return typograph(
    `Ставка ${formatNumber(ratePercent)} % годовых — пример на ${formatDate(asOf)} года: ${source}. ` +
      `Полная стоимость такого кредита — от ${formatNumber(fullCostFromPercent)} до ${formatNumber(fullCostToPercent)} % годовых: ` +
      'в неё входят страховки и оценка. Условия и решение — за банком. ' +
      'Расчёт справочный, не является публичной офертой. Оценивайте свои финансовые возможности и риски.',
  );
}
