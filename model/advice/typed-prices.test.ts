import { expect, test } from 'vitest';
import { workedEstimate } from '../estimate/estimate.ts';
import { formatRub } from '../format/money.ts';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();
const komfort = () => {
  const found = demo.written.packages.find(({ slug }) => slug === 'komfort');
  if (!found) throw new Error('The demo has no such package');
  return found;
};

test.each([' ', '\u00a0'])('a price of another file typed in figures gets advice to use a reference (%j)', (space) => {
  const price = formatRub(komfort().priceRubPerM2, space);
  expect(demo.onWords(`Метр стоит ${price}, и точка`)).toEqual([
    `${formatRub(komfort().priceRubPerM2, ' ')} стоит цифрами, и столько же стоит метр «Комфорт». Если это та же цена, напишите {цена komfort}: изменится она — изменится и здесь.`,
  ]);
});

test('an estimate total typed in figures, also with the word for roubles, gets the same advice', () => {
  const { totalRub } = workedEstimate(komfort());
  expect(demo.onWords(`Вышло ${formatRub(totalRub, ' ')}`)).toEqual([expect.stringContaining('{смета komfort}')]);
  expect(demo.onWords(`Вышло ${totalRub} рублей`)).toEqual([expect.stringContaining('{смета komfort}')]);
});

test('other sums, numbers with the same ending and references get no advice', () => {
  const { priceRubPerM2 } = komfort();
  expect(demo.onWords(`Вышло 9 ${formatRub(priceRubPerM2, ' ')} и ещё ${priceRubPerM2} дней`)).toEqual([]);
  expect(demo.onWords('Метр стоит {цена komfort}')).toEqual([]);
});

test('finished works keep their prices in figures, and a package may state its own price', () => {
  const price = formatRub(komfort().priceRubPerM2, ' ');
  expect(demo.advice({ works: demo.firstOf('works', { lead: `Метр стоил ${price}` }) })).toEqual([]);
  const packages = demo.written.packages.map((item) =>
    item.slug === 'komfort' ? { ...item, lead: `Метр стоит ${price}` } : item,
  );
  expect(demo.advice({ packages })).toEqual([]);
});
