import { expect, test } from 'vitest';
import { formatRub, formatRubPerM2 } from './money.ts';
import { priceInText } from './price-in-text.ts';

test('reads the least price', () => {
  expect(priceInText(`от\u00a0${formatRub(6900)}`)).toEqual({ rub: 6900, isFrom: true, isPerM2: false });
});

test('reads a price of a square metre', () => {
  expect(priceInText(formatRubPerM2(1900))).toEqual({ rub: 1900, isFrom: false, isPerM2: true });
  expect(priceInText('200 ₽ за м²')).toEqual({ rub: 200, isFrom: false, isPerM2: true });
});

test('a price of a point is not one of a metre', () => {
  expect(priceInText('от 980 ₽ за точку')).toEqual({ rub: 980, isFrom: true, isPerM2: false });
});

test('finds no price in words', () => {
  expect(priceInText('по договорённости')).toBeNull();
});
