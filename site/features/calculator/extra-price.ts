import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import type { ExtraPrice } from './estimate.ts';

/** «26 000 ₽» or «1 150 ₽/м²». */
export function extraPrice({ priceRub, priceRubPerM2 = 0 }: ExtraPrice): string {
  return priceRub === undefined ? formatRubPerM2(priceRubPerM2) : formatRub(priceRub);
}
