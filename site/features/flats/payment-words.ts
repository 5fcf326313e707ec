import { formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { EXAMPLE, firstPaymentRub, monthlyPaymentRub } from './payments.ts';

type Mortgage = NonNullable<Pages['sales']['mortgage']>;
type Instalment = NonNullable<Pages['sales']['instalment']>;

export type PaymentView = {
  /** Example mortgage; `null` when no rate is configured. */
  readonly example: { readonly monthly: string; readonly terms: string; readonly ratePercent: number } | null;
  readonly law: string;
  /** Lender's page of conditions; next to a rate the law (38-ФЗ, article 28) requires a warning with this link. */
  readonly lenderUrl: string | null;
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

/** The law requires the lender's name and the full cost of the credit next to a rate. */
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
