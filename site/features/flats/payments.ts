import { asciiDigits } from '../../../model/format/ascii-digits.ts';

/** Annuity payment in whole roubles; the last payment absorbs the rounding. */
export function monthlyPaymentRub(loanRub: number, annualRatePercent: number, months: number): number {
  const monthlyRate = annualRatePercent / 1200;
  if (loanRub <= 0) return 0;
  if (monthlyRate === 0) return Math.round(loanRub / months);
  return Math.round((loanRub * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate)));
}

/** Example terms and initial slider values: first payment in per cent, term in years. */
export const EXAMPLE = { share: 30, term: 20 } as const;

export function firstPaymentRub(priceRub: number, sharePercent: number): number {
  return Math.round((priceRub * sharePercent) / 100);
}

/** Splits the rest into whole roubles that add up exactly; the remainder is spread over the first payments. */
export function instalmentsRub(restRub: number, months: number): number[] {
  const each = Math.floor(restRub / months);
  const remainder = restRub - each * months;
  return Array.from({ length: months }, (_, index) => each + (index < remainder ? 1 : 0));
}

export const RATE_LIMITS = { min: 0.1, max: 60 } as const;

/** «21,5 %» → 21.5; `null` for text that is not a number or is outside `RATE_LIMITS`. */
export function parseRate(text: string): number | null {
  const compact = asciiDigits(text).replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,2}(\.\d{0,3})?$/.test(compact)) return null;
  const rate = Number(compact);
  return rate >= RATE_LIMITS.min && rate <= RATE_LIMITS.max ? rate : null;
}
