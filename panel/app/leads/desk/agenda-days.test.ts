import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { agendaDays } from './agenda-days.ts';

/** Friday noon at UTC+2. */
const NOW = new Date('2026-11-20T10:00:00Z');
const lead = (number: number, change: Partial<LeadCard>) =>
  leadCard({ number, stage: 'called', firstTouchAt: NOW.toISOString(), ...change });

const daysOf = (leads: readonly LeadCard[]) =>
  agendaDays(leads, NOW, 2).map(({ title, tasks }) => [
    title.replaceAll('\u00a0', ' '),
    tasks.map((task) => task.lead.number),
  ]);

test('reminders stand under their day by the clock of the company, the earliest first', () => {
  expect(
    daysOf([
      lead(5, { remindAt: '2026-11-23T08:00:00Z' }),
      lead(4, { remindAt: '2026-11-20T22:30:00Z' }),
      lead(3, { remindAt: '2026-11-20T15:00:00Z' }),
      lead(2, { remindAt: '2026-11-20T12:00:00Z' }),
      lead(1, { remindAt: '2026-11-19T12:00:00Z' }),
    ]),
  ).toEqual([
    ['Просрочено', [1]],
    ['Сегодня', [2, 3]],
    ['Завтра', [4]],
    ['вс, 22 ноября', []],
    ['пн, 23 ноября', [5]],
    ...['вт, 24 ноября', 'ср, 25 ноября', 'чт, 26 ноября', 'пт, 27 ноября'].map((day) => [day, []]),
  ]);
});

test('a promised call is a task until the first touch, and a finished lead is none', () => {
  const deadline = '2026-11-20T10:15:00Z';
  expect(
    daysOf([
      lead(1, { stage: 'new', deadline, firstTouchAt: null }),
      lead(2, { deadline }),
      lead(3, { stage: 'lost', remindAt: deadline }),
      lead(4, { stage: 'new', deadline, firstTouchAt: null, isHeld: true }),
    ]).slice(0, 2),
  ).toEqual([
    ['Сегодня', [1]],
    ['Завтра', []],
  ]);
});

test('one day is today, also without tasks', () => {
  const late = lead(1, { remindAt: '2026-11-19T12:00:00Z' });
  expect(agendaDays([late], NOW, 2).flatMap(({ title, isToday }) => (isToday ? [title] : []))).toEqual(['Сегодня']);
});

test('a call that is promised after the days of the agenda has its own day', () => {
  const late = lead(1, { stage: 'new', deadline: '2026-12-01T08:00:00Z', firstTouchAt: null });
  expect(daysOf([late]).at(-1)).toEqual(['вт, 1 декабря', [1]]);
});
