import { expect, test } from 'vitest';
import { plainSpaces } from '../format/typograph.ts';
import type { ContractTotals } from './contract-totals.ts';
import { delayWords, deviationWords, outcomeSentence, totalsSentence } from './contract-words.ts';

const none: ContractTotals = { total: 1, finished: 1, underway: 0, inTime: 1, delaysDays: [], medianDays: 0 };
const say = (change: Partial<ContractTotals>) => plainSpaces(totalsSentence({ ...none, ...change }));

test('the totals are a sentence for one contract, for none late and for many', () => {
  expect(say({})).toBe('За 12 месяцев — 1 договор, сдан. Ни разу не опоздали.');
  expect(say({ finished: 0, underway: 1, inTime: 0, medianDays: null })).toBe('За 12 месяцев — 1 договор, в работе.');
  expect(say({ total: 10, finished: 10, inTime: 10 })).toBe(
    'За 12 месяцев — 10 договоров, все сданы. Ни разу не опоздали. Медиана — в день срока.',
  );
  expect(say({ total: 61, finished: 50, underway: 11, inTime: 47, delaysDays: [4, 6, 2], medianDays: -1 })).toBe(
    'За 12 месяцев — 61 договор: 50 сданы, 11 в работе. Сдали в срок или раньше — 47. ' +
      'Опоздали 3 раза: на 4, 6 и 2 дня. Медиана — на 1 день раньше срока.',
  );
});

test.each([
  [[], ''],
  [[1], 'на 1 день'],
  [[4, 21], 'на 4 и 21 день'],
  [[4, 6, 2], 'на 4, 6 и 2 дня'],
  [[3, 1, 2, 9, 5, 4], 'от 1 до 9 дней'],
  [[3, 1, 2, 21, 5, 4], 'от 1 до 21 дня'],
])('delays of %j days are worded', (days, words) => {
  expect(plainSpaces(delayWords(days))).toBe(words);
});

test('a difference is worded as early, exact or late', () => {
  expect([-2, 0, 0.5].map((days) => plainSpaces(deviationWords(days)))).toEqual([
    'на 2 дня раньше срока',
    'в день срока',
    'на 0,5 дня позже срока',
  ]);
  expect([outcomeSentence(0), outcomeSentence(-3), outcomeSentence(4, 3680)].map(plainSpaces)).toEqual([
    'Сдали в срок',
    'Сдали на 3 дня раньше срока',
    'Опоздали на 4 дня, неустойка 3 680 ₽',
  ]);
});
