import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { toCalculator } from './calculator-data.ts';

const extra = (id: string, price: object) => ({ id, title: id, includedIn: [], selected: false, ...price });
const content = {
  calculator: {
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
  packages: [],
  flats: [],
} as unknown as Content;

test('an extra costs what it says, or what the service that it names costs at present', () => {
  const prices = toCalculator(content).extras.map(({ priceRub, priceRubPerM2 }) => ({ priceRub, priceRubPerM2 }));
  expect(prices).toEqual([
    { priceRub: 118_000 },
    { priceRubPerM2: 1150 },
    { priceRubPerM2: 2000 },
    { priceRub: 38_000 },
  ]);
});
