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
  /** `null`: the company sells against the whole price only. */
  readonly instalment: Instalment | null;
  readonly instalmentWords: string | null;
};

export function paymentView(priceRub: number, { mortgage, instalment }: Pages['sales']): PaymentView {
  return {
    example: mortgage ? example(priceRub, mortgage) : null,
    law: mortgage ? lawWords(mortgage) : 'Справочный расчёт, не оферта.',
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

/**
 * Beside a rate the law wants the full cost of the credit and a warning; no bank is named, so that nobody's credit is
 * advertised.
 */
function lawWords({ ratePercent, asOf, source, fullCostFromPercent, fullCostToPercent }: Mortgage): string {
  return (
    `Ставка ${formatNumber(ratePercent)} % годовых — пример на ${formatDate(asOf)} года: ${source}. ` +
    `Полная стоимость такого кредита — от ${formatNumber(fullCostFromPercent)} до ${formatNumber(fullCostToPercent)} % годовых: ` +
    'в неё входят страховки и оценка. Условия и решение — за банком. ' +
    'Расчёт справочный, не является публичной офертой. Оценивайте свои финансовые возможности и риски.'
  );
}

function instalmentWords({ minFirstPaymentShare, maxMonths, note }: Instalment): string {
  return `Рассрочка без банка: первый взнос от ${formatNumber(minFirstPaymentShare * 100)} %, до ${maxMonths} мес. ${note}`;
}
