import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers, Prices } from './estimate.ts';
import { readAnswers } from './read-answers.ts';
import { writeAnswers } from './write-answers.ts';

const house = { what: '', markup: 0, days: 0 };
const pack = { priceRubPerM2: 1, baseDays: 1, daysPerM2: 1, split: { rough: 0, finish: 0 } };
const prices: Prices = {
  minAreaM2: 18,
  maxAreaM2: 200,
  packages: [
    { slug: 'bazovyy', title: 'Базовый', ...pack },
    { slug: 'komfort', title: 'Комфорт', ...pack },
  ],
  extras: [
    { id: 'loggia', title: 'Лоджия' },
    { id: 'door', title: 'Дверь', maxCount: 5 },
  ],
  houses: [
    { housing: 'new', value: 'novostroyka', label: 'Новостройка', ...house },
    { housing: 'prewar', value: 'nemeckiy-dom', label: 'Немецкий дом', ...house },
  ],
  tolerancePercent: 7,
  instalment: { months: 12, firstPaymentShare: 0.3 },
};
const defaults: Answers = { areaM2: 64, housing: 'new', package: 'komfort', extras: {} };
const read = (query: string) => readAnswers(prices, new URLSearchParams(query), defaults);

test('any answers survive being written to the address and read back', () => {
  const anyAnswers = fc.record({
    areaM2: fc.integer({ min: 180, max: 2000 }).map((tenths) => tenths / 10),
    housing: fc.constantFrom('new' as const, 'prewar' as const),
    package: fc.constantFrom('bazovyy', 'komfort'),
    extras: fc.record({ loggia: fc.integer({ min: 0, max: 1 }), door: fc.integer({ min: 0, max: 5 }) }),
  });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(read(writeAnswers(prices, answers).toString())).toEqual(answers);
    }),
  );
});

test('a hand-written address yields only values that the calculator accepts', () => {
  expect(read('utm_source=yandex')).toBeNull();
  expect(read('ploshchad=9000&dom=zamok&paket=zoloto&dop=door.77&dop=loggia.-4&dop=bassein')).toEqual({
    areaM2: 200,
    housing: 'new',
    package: 'komfort',
    extras: { loggia: 1, door: 5 },
  });
  fc.assert(
    fc.property(fc.string(), fc.string(), (area, extra) => {
      const parsedAnswers = read(new URLSearchParams({ ploshchad: area, dop: extra }).toString());
      expect(parsedAnswers?.areaM2).toBeGreaterThanOrEqual(18);
      expect(parsedAnswers?.areaM2).toBeLessThanOrEqual(200);
    }),
  );
});

test('campaign tags stay in the query next to the answers', () => {
  const query = writeAnswers(prices, defaults, new URLSearchParams('utm_source=vk&ploshchad=20'));
  expect(query.get('utm_source')).toBe('vk');
  expect(query.getAll('ploshchad')).toEqual(['64']);
});

test('an extra that is taken once has no count in the address', () => {
  expect(writeAnswers(prices, { ...defaults, extras: { loggia: 1, door: 3 } }).getAll('dop')).toEqual([
    'loggia',
    'door.3',
  ]);
});

test('an area that is no number leaves the usual one', () => {
  expect(read('ploshchad=много&paket=bazovyy')).toEqual({
    ...defaults,
    package: 'bazovyy',
    extras: { loggia: 0, door: 0 },
  });
});
