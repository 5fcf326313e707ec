import { formatRub } from './money.ts';

export type Price = {
  readonly rub: number;
  readonly from: boolean;
  /** «м²», or the unit in the accusative, such as «точку». */
  readonly unit?: string | undefined;
};

/** «от 6 900 ₽», «1 900 ₽/м²», «от 980 ₽ за точку». */
export function formatPrice({ rub, from, unit }: Price): string {
  const sum = `${from ? 'от\u00a0' : ''}${formatRub(rub)}`;
  if (unit === undefined) return sum;
  return isPerM2({ unit }) ? `${sum}/${unit}` : `${sum} за\u00a0${unit}`;
}

export function isPerM2({ unit }: Pick<Price, 'unit'>): boolean {
  return unit === 'м²';
}
