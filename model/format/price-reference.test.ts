import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRub } from './money.ts';
import { writePrices } from './price-reference.ts';
import { typograph } from './typograph.ts';

const prices = new Map([
  ['цена komfort', 21_900],
  ['цена bazovyy', 14_900],
  ['смета komfort', 1_401_600],
]);
const failOnUnknown = (whole: string) => {
  throw new Error(whole);
};

test('a reference is replaced with the current price', () => {
  expect(writePrices('от {цена komfort}/м²', prices, failOnUnknown)).toBe('от 21 900 ₽/м²');
});

test('price differences and percentages in references are calculated', () => {
  expect(writePrices('{цена komfort − bazovyy}', prices, failOnUnknown)).toBe('7 000 ₽');
  expect(writePrices('{смета komfort × 4 %}', prices, failOnUnknown)).toBe('56 064 ₽');
});

test('a price times an area is exact to the rouble, also with no-break spaces in the reference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 2000 }), (rub, area) => {
      const text = typograph(`{цена uborka × ${area}}`);
      expect(writePrices(text, new Map([['цена uborka', rub]]), failOnUnknown)).toBe(formatRub(rub * area, ' '));
    }),
  );
});

test('a reference to an unknown price is reported and stays visible', () => {
  const unknown: string[] = [];
  const recordUnknown = (_: string, slug: string) => unknown.push(slug);
  expect(writePrices('{цена lyuks}, {цена komfort − lyuks-2}', prices, recordUnknown)).toBe(
    '{цена lyuks}, {цена komfort − lyuks-2}',
  );
  expect(unknown).toEqual(['lyuks', 'lyuks-2']);
});
