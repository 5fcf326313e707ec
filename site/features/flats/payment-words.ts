import { formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { EXAMPLE, firstPaymentRub, monthlyPaymentRub } from './payments.ts';

type Mortgage = NonNullable<Pages['sales']['mortgage']>;
type Instalment = NonNullable<Pages['sales']['instalment']>;

/** What is said of paying in parts before anybody moves a slider. */
export type PaymentView = {
  /** The mortgage of the example; `null` where no rate is named and the visitor types one. */
  readonly example: { readonly monthly: string; readonly terms: string; readonly ratePercent: number } | null;
  readonly law: string;
  /** The lender's own page of conditions: where a rate is named, the law wants a warning that leads there (38-ФЗ, article 28). */
  readonly lenderUrl: string | null;
  /** `null`: the company sells against the whole price only. */
  readonly instalment: Instalment | null;
  readonly instalmentWords: string | null;
};

export function paymentView(priceRub: number, { mortgage, instalment }: Pages['sales']): PaymentView {
  return {
    example: mortgage ? example(priceRub, mortgage) : null,
    law: mortgage ? lawWords(mortgage) : 'Справочный расчёт, не оферта.',
    lenderUrl: mortgage?.lenderUrl ?? null,
    instalment: instalment ?? null,
    instalmentWords: instalment ? instalmentWords(instalment) : null,
  };
}

function example(priceRub: number, { ratePercent }: Mortgage): PaymentView['example'] {
  const loanRub = priceRub - firstPaymentRub(priceRub, EXAMPLE.share);
  return {
    monthly: formatRub(monthlyPaymentRub(loanRub, ratePercent, EXAMPLE.term * 12)),
    terms: `пример: взнос ${EXAMPLE.share} %, ${counted(EXAMPLE.term, ['год', 'года', 'лет'])}`,
    ratePercent,
  };
}

/** Beside a rate the law wants the lender and the full cost of the credit. */
function lawWords({ ratePercent, asOf, source, lender, fullCostFromPercent, fullCostToPercent }: Mortgage): string {
  return (
    `Ставка ${formatNumber(ratePercent)} % годовых — пример на ${formatDate(asOf)} года: ${source}. Кредит даёт ${lender}. ` +
    `Полная стоимость такого кредита — от ${formatNumber(fullCostFromPercent)} до ${formatNumber(fullCostToPercent)} % годовых: ` +
    'в неё входят страховки и оценка. Условия и решение — за банком. ' +
    'Расчёт справочный, не является публичной офертой.'
  );
}

function instalmentWords({ minFirstPaymentShare, maxMonths, note }: Instalment): string {
  const share = formatNumber(minFirstPaymentShare * 100);
  return `Рассрочка от продавца, без банка и посредников: первый взнос от ${share} %, до ${maxMonths} мес. ${note}`;
}
