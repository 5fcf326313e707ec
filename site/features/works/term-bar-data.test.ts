import { expect, test } from 'vitest';
import { toTermView } from './term-bar-data.ts';

const late = { penaltyRub: 3680, reason: 'Дверь привезли позже' };

test.each<[words: string, Parameters<typeof toTermView>[0]]>([
  ['Сдали в срок', { plannedDays: 60, actualDays: 60 }],
  ['Сдали на 2 дня раньше срока', { plannedDays: 60, actualDays: 58 }],
  ['Опоздали на 4 дня, неустойка 3 680 ₽', { plannedDays: 60, actualDays: 64, late }],
  ['Сдали в срок: 70 дней по подписанному листу', { plannedDays: 60, agreedDays: 70, actualDays: 70 }],
  ['Сдали в срок', { plannedDays: 60, agreedDays: 60, actualDays: 60 }],
])('«%s» is said of a work by its agreed term', (words, work) => {
  expect(toTermView(work).words.replaceAll('\u00a0', ' ')).toBe(words);
});
