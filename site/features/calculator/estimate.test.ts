import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, Prices } from './estimate.ts';
import { estimate } from './estimate.ts';
import { sumLines } from './sum-lines.ts';

const prices: Prices = {
  minAreaM2: 18,
  maxAreaM2: 200,
  packages: [
    {
      slug: 'white',
      title: 'Белая отделка',
      priceRubPerM2: 10_900,
      baseDays: 26,
      daysPerM2: 0.22,
      split: { rough: 0.44, finish: 0 },
    },
    {
      slug: 'comfort',
      title: 'Комфорт',
      priceRubPerM2: 21_900,
      baseDays: 44,
      daysPerM2: 0.47,
      split: { rough: 0.24, finish: 0.3 },
    },
  ],
  extras: [
    { id: 'floor', title: 'Тёплый пол', priceRub: 26_000 },
    { id: 'silence', title: 'Шумоизоляция', priceRubPerM2: 1150 },
    { id: 'door', title: 'Дверь', priceRub: 36_000, maxCount: 5 },
    { id: 'urgent', title: 'Срочно', share: 0.09, days: -14 },
  ],
  houses: [
    { housing: 'new', value: 'new', label: 'Новостройка', what: '', markup: 0, days: 0 },
    { housing: 'resale', value: 'resale', label: 'Вторичное жильё', what: 'демонтаж', markup: 0.12, days: 9 },
    { housing: 'prewar', value: 'prewar', label: 'Немецкий дом', what: 'перекрытия', markup: 0.24, days: 14 },
  ],
  tolerancePercent: 7,
  instalment: { months: 12, firstPaymentShare: 0.3 },
};

const plainAnswers: Answers = { areaM2: 64, housing: 'new', package: 'comfort', extras: {} };

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  areaM2: fc.double({ min: -1000, max: 5000 }),
  housing: fc.constantFrom('new', 'resale', 'prewar'),
  package: fc.constantFrom('white', 'comfort', 'unknown'),
  extras: fc.dictionary(
    fc.constantFrom('floor', 'silence', 'door', 'urgent', 'unknown'),
    fc.integer({ min: -3, max: 99 }),
  ),
});

const anySplit = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([first, second]) => {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    return { rough: high - low, finish: 1 - high };
  });

const anyPrices: fc.Arbitrary<Prices> = fc
  .record({
    priceRubPerM2: fc.integer({ min: 0, max: 1_000_000 }),
    split: anySplit,
    markup: fc.double({ min: 0, max: 1, noNaN: true }),
    tolerancePercent: fc.integer({ min: 1, max: 50 }),
    priceRub: fc.integer({ min: 0, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ priceRubPerM2, split, markup, tolerancePercent, priceRub, months }) => ({
    ...prices,
    packages: [{ slug: 'comfort', title: 'Комфорт', priceRubPerM2, baseDays: 44, daysPerM2: 0.47, split }],
    extras: [{ id: 'floor', title: 'Тёплый пол', priceRub }],
    houses: prices.houses.map((house) => (house.markup > 0 ? { ...house, markup } : house)),
    tolerancePercent,
    instalment: { months, firstPaymentShare: 0.3 },
  }));

describe('estimate', () => {
  test('multiplies the area by the price of a metre, to the rouble', () => {
    expect(estimate(prices, plainAnswers)).toEqual({
      totalRub: 1_401_600,
      fork: { lowRub: 1_310_000, highRub: 1_490_000 },
      parts: { workRub: 644_736, roughRub: 336_384, finishRub: 420_480 },
      days: 74,
      instalment: { months: 12, firstPaymentShare: 0.3, firstPaymentRub: 420_480, monthlyRub: 81_760 },
    });
  });

  test('adds the markup and the days of a second-hand flat', () => {
    const { totalRub, days } = estimate(prices, { ...plainAnswers, housing: 'resale' });
    expect(totalRub).toBe(1_569_792);
    expect(days).toBe(83);
  });

  test('counts an extra as a sum or per metre and adds it to the work', () => {
    const bare = estimate(prices, plainAnswers);
    const { totalRub, parts } = estimate(prices, { ...plainAnswers, extras: { floor: 1, silence: 1 } });
    expect(totalRub).toBe(1_501_200);
    expect(parts.roughRub).toBe(bare.parts.roughRub);
    expect(parts.workRub - bare.parts.workRub).toBe(99_600);
  });

  test('limits the count of an extra and computes a percentage extra after the markup of the house', () => {
    const at = (extras: Answers['extras']) => estimate(prices, { ...plainAnswers, housing: 'prewar', extras });
    expect(at({ door: 3 }).totalRub - at({}).totalRub).toBe(108_000);
    expect(at({ door: 99 })).toEqual(at({ door: 5 }));
    expect(at({ urgent: 1 })).toMatchObject({ totalRub: 1_894_403, days: 74 });
    expect(sumLines(prices, { ...plainAnswers, housing: 'prewar', extras: { urgent: 1, door: 2 } })).toEqual([
      { title: 'Ремонт «Комфорт»', rub: 1_401_600 },
      { title: 'Немецкий дом: перекрытия', rub: 336_384 },
      { title: 'Дверь × 2', rub: 72_000 },
      { title: 'Срочно', rub: 156_419 },
    ]);
  });

  test('has a fork of round sums around the total, neither farther than the stated percentage', () => {
    fc.assert(
      fc.property(anyPrices, anyAnswers, (somePrices, answers) => {
        const { totalRub, fork } = estimate(somePrices, answers);
        const awayRub = (totalRub * somePrices.tolerancePercent) / 100;
        expect(fork.lowRub).toBeLessThanOrEqual(totalRub);
        expect(fork.highRub).toBeGreaterThanOrEqual(totalRub);
        expect(totalRub - fork.lowRub).toBeLessThanOrEqual(awayRub);
        expect(fork.highRub - totalRub).toBeLessThanOrEqual(awayRub);
        for (const rub of [fork.lowRub, fork.highRub]) expect(awayRub >= 10_000 && rub % 10_000).toBeFalsy();
      }),
    );
  });

  test('has no finishing materials when the package has none', () => {
    expect(estimate(prices, { ...plainAnswers, package: 'white', extras: { floor: 1 } }).parts.finishRub).toBe(0);
  });

  test('clamps an area out of range to the nearest limit', () => {
    const at = (areaM2: number) => estimate(prices, { ...plainAnswers, areaM2 });
    expect(at(5)).toEqual(at(18));
    expect(at(900)).toEqual(at(200));
    expect(at(Number.NaN)).toEqual(at(18));
  });

  test('never charges for an extra that the package includes', () => {
    const silence = (slug: string) => ({ ...plainAnswers, package: slug, extras: { silence: 1 } });
    const held: Prices = {
      ...prices,
      extras: prices.extras.map((extra) => (extra.id === 'silence' ? { ...extra, includedIn: ['comfort'] } : extra)),
    };
    expect(estimate(held, silence('comfort'))).toEqual(estimate(held, plainAnswers));
    expect(estimate(held, silence('white')).totalRub).toBeGreaterThan(
      estimate(held, { ...plainAnswers, package: 'white' }).totalRub,
    );
    fc.assert(
      fc.property(anyAnswers, fc.subarray(['white', 'comfort', 'unknown']), (answers, includedIn) => {
        const some: Prices = { ...prices, extras: prices.extras.map((extra) => ({ ...extra, includedIn })) };
        const chosen = answers.package === 'unknown' ? 'white' : answers.package;
        const plain = { ...answers, extras: includedIn.includes(chosen) ? {} : answers.extras };
        expect(estimate(some, answers)).toEqual(estimate(prices, plain));
      }),
    );
  });

  test('has parts that add up to the total and are never negative, for any prices', () => {
    fc.assert(
      fc.property(anyPrices, anyAnswers, (somePrices, answers) => {
        const { totalRub, parts } = estimate(somePrices, answers);
        expect(parts.workRub + parts.roughRub + parts.finishRub).toBe(totalRub);
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0);
        expect(sumLines(somePrices, answers).reduce((sum, { rub }) => sum + rub, 0)).toBe(totalRub);
      }),
    );
  });

  test('never costs less or takes less time for a larger flat', () => {
    fc.assert(
      fc.property(anyAnswers, fc.double({ min: 0, max: 500, noNaN: true }), (answers, moreM2) => {
        fc.pre(!Number.isNaN(answers.areaM2));
        const small = estimate(prices, answers);
        const large = estimate(prices, { ...answers, areaM2: answers.areaM2 + moreM2 });
        expect(large.totalRub).toBeGreaterThanOrEqual(small.totalRub);
        expect(large.days).toBeGreaterThanOrEqual(small.days);
      }),
    );
  });

  test('never costs less with one more extra', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('floor', 'silence', 'door', 'urgent'), (answers, extra) => {
        const more = estimate(prices, {
          ...answers,
          extras: { ...answers.extras, [extra]: 1 + Math.max(0, answers.extras[extra] ?? 0) },
        });
        expect(more.totalRub).toBeGreaterThanOrEqual(estimate(prices, answers).totalRub);
      }),
    );
  });

  test('covers the whole total by instalment and overpays by less than one rouble per month', () => {
    fc.assert(
      fc.property(anyPrices, anyAnswers, (somePrices, answers) => {
        const { totalRub, instalment } = estimate(somePrices, answers);
        const { months = 0, firstPaymentRub = 0, monthlyRub = 0 } = instalment ?? {};
        const paidRub = firstPaymentRub + monthlyRub * months;
        expect(paidRub).toBeGreaterThanOrEqual(totalRub);
        expect(paidRub - totalRub).toBeLessThan(months);
      }),
    );
  });
});
