import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { toCalculator } from './calculator-data.ts';

const extra = (id: string, price: object) => ({
  id,
  title: id,
  includedIn: [],
  selected: false,
  days: 0,
  maxCount: 1,
  ...price,
});
const content = {
  calculator: {
    rules: { version: 7, since: '2026-10-01' },
    resale: { markup: 0.12, days: 9, what: 'демонтаж' },
    extras: [
      extra('loggia', { priceRub: 118_000 }),
      extra('walls', { priceRubPerM2: 1150 }),
      extra('design', { service: 'dizajn-proekt' }),
      extra('replanning', { service: 'pereplanirovka' }),
    ],
  },
  services: [
    { slug: 'dizajn-proekt', price: { rub: 2000, from: false, unit: 'м²' } },
    { slug: 'pereplanirovka', price: { rub: 38_000, from: true } },
  ],
  pages: { works: { oldHouse: 'Немецкий дом' } },
  packages: [],
  flats: [],
} as unknown as Content;

test('an extra costs its own price or the current price of its linked service', () => {
  const prices = toCalculator(content).extras.map(({ priceRub, priceRubPerM2 }) => ({ priceRub, priceRubPerM2 }));
  expect(prices).toEqual([
    { priceRub: 118_000 },
    { priceRubPerM2: 1150 },
    { priceRubPerM2: 2000 },
    { priceRub: 38_000 },
  ]);
});

test('a kind of house without its own markup is not offered', () => {
  const houses = toCalculator(content).houses.map(({ value }) => value);
  expect(houses).toEqual(['novostroyka', 'vtorichka']);
});
