import { expect, test } from 'vitest';
import { goals as names } from '../../model/counts/goals.ts';
import type { Count } from './count.ts';
import { visitFigures } from './visit-figures.ts';

const TODAY = '2026-11-20';
const view = (day: string, change: Partial<Count> = {}): Count => ({
  ...{ day, page: '/', source: '', goal: '', count: 1 },
  ...change,
});

const COUNTS = [
  view('2026-11-05', { count: 1000 }),
  view('2026-11-06', { page: '/works', source: 'ya.ru', count: 4 }),
  view('2026-11-12', { goal: 'lead_sent', count: 2 }),
  view('2026-11-13', { source: 'direct', count: 3 }),
  view('2026-11-19', { page: '/works', count: 20 }),
  view('2026-11-19', { source: 'yandex.ru', count: 6 }),
  view('2026-11-19', { source: 'ya.ru', count: 4 }),
  view('2026-11-19', { goal: 'phone', count: 5 }),
  view('2026-11-19', { goal: 'lead_sent', count: 1 }),
  view(TODAY, { source: 'yandex', count: 7 }),
  view(TODAY, { count: 2 }),
];
const LEAD_DAYS = [
  { name: '2026-11-12', total: 2, won: 0 },
  { name: '2026-11-13', total: 1, won: 0 },
  { name: '2026-11-19', total: 2, won: 1 },
  { name: TODAY, total: 9, won: 0 },
];

test('the figures compare seven whole days with the seven before, and list today separately', () => {
  expect(visitFigures(COUNTS, { since: '2026-11-05', today: TODAY, leadDays: LEAD_DAYS })).toEqual({
    since: '2026-11-05',
    week: { from: '2026-11-13', to: '2026-11-19', arrivals: 13, views: 33, leads: 3 },
    before: { from: '2026-11-06', to: '2026-11-12', arrivals: 4, views: 4, leads: 2 },
    today: { arrivals: 7, views: 9 },
    pages: [
      { name: '/works', week: 20, before: 4 },
      { name: '/', week: 13, before: 0 },
    ],
    sources: [
      { name: 'Яндекс', week: 10, before: 4 },
      { name: 'Прямые заходы', week: 3, before: 0 },
    ],
    goals: [
      { name: names.phone, week: 5, before: 0 },
      { name: names.lead_sent, week: 1, before: 2 },
    ],
  });
});

test('an unknown goal keeps its name', () => {
  const counts = [view('2026-11-19', { goal: 'toString' })];
  const { goals } = visitFigures(counts, { since: '2026-11-19', today: TODAY, leadDays: null });
  expect(goals).toEqual([{ name: 'toString', week: 1, before: 0 }]);
});

test('the number of leads is null without a lead store', () => {
  const { week, before } = visitFigures(COUNTS, { since: '2026-11-05', today: TODAY, leadDays: null });
  expect([week.leads, before.leads]).toEqual([null, null]);
});
