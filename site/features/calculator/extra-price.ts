import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import type { ExtraPrice } from './estimate.ts';

export function extraPrice({ priceRub, priceRubPerM2, share = 0 }: ExtraPrice): string {
  if (priceRub !== undefined) return formatRub(priceRub);
  return priceRubPerM2 === undefined ? formatMarkup(share) : formatRubPerM2(priceRubPerM2);
}

export function formatMarkup(markup: number): string {
  return `+${Math.round(markup * 100)}\u00a0%`;
}
