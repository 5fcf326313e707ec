import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfDay } from '../format/date.ts';
import type { Schedule } from '../kinds/company.ts';
import { neutralViewings, viewingDays } from './viewing-slots.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const daily: Schedule = { utcOffsetHours: 2, hours: [{ days: [...DAYS], opens: '09:00', closes: '20:00' }] };
const at = (text: string) => new Date(`${text}+02:00`);
const formatDays = (schedule: Schedule, now: string) =>
  viewingDays(schedule, at(now)).map(({ name, slots }) => `${name}: ${slots.map(({ time }) => time).join(' ')}`);

/** Rounds down to whole minutes, as the schedule ignores seconds. */
const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000) * 60_000;

describe('viewing days', () => {
  test('are the next five, each with slots well inside the working day', () => {
    expect(formatDays(daily, '2026-11-20T07:30:00')).toEqual([
      'сегодня: 10:00 14:00 18:00',
      'завтра: 10:00 14:00 18:00',
      'вс: 10:00 14:00 18:00',
      'пн: 10:00 14:00 18:00',
      'вт: 10:00 14:00 18:00',
    ]);
  });

  test('contain the date and time in words for the employee who shows the flat', () => {
    const [, tomorrow] = viewingDays(daily, at('2026-11-20T12:00:00'));
    expect(tomorrow?.slots[0]?.words.replaceAll('\u00a0', ' ')).toBe('суббота, 21 ноября, 10:00');
  });

  test('leave out slots that are past or less than two hours ahead', () => {
    expect(formatDays(daily, '2026-11-20T12:01:00')[0]).toBe('сегодня: 15:00 18:00');
    expect(formatDays(daily, '2026-11-20T16:01:00')[0]).toBe('завтра: 10:00 14:00 18:00');
    expect(formatDays(daily, '2026-11-20T23:30:00')[0]).toBe('завтра: 10:00 14:00 18:00');
  });

  test('skip holidays and have fewer slots on short days', () => {
    const holidays = [
      { from: '2026-12-31', opens: '09:00', closes: '15:00' },
      { from: '2027-01-01', to: '2027-01-08' },
    ];
    const days = viewingDays({ ...daily, holidays }, at('2026-12-30T21:00:00'));
    expect(days.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-09', '2027-01-10', '2027-01-11', '2027-01-12']);
    expect(days[0]?.slots.map(({ time }) => time)).toEqual(['10:00', '13:00']);
  });

  test('have slots at least two hours apart', () => {
    const short = { ...daily, hours: [{ days: [...DAYS], opens: '09:00', closes: '14:00' }] };
    expect(formatDays(short, '2026-11-20T07:30:00')[0]).toBe('сегодня: 10:00 12:00');
    const hour = { ...daily, hours: [{ days: [...DAYS], opens: '09:00', closes: '13:00' }] };
    expect(formatDays(hour, '2026-11-20T07:30:00')[0]).toBe('сегодня: 10:00');
  });

  test('have all slots inside working hours at any moment', () => {
    const week: Schedule = {
      utcOffsetHours: 7,
      hours: [
        { days: ['mon', 'tue', 'wed'], opens: '08:30', closes: '13:00' },
        { days: ['mon', 'sat'], opens: '14:00', closes: '19:30' },
      ],
    };
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), (now) => {
        const days = viewingDays(week, now);
        expect(days).toHaveLength(5);
        for (const { day, slots } of days) {
          for (const { time } of slots) {
            const hour = Number(time.split(':')[0]);
            const moment = startOfDay(day, 7).getTime() + hour * 3_600_000;
            expect(moment - minuteOf(now)).toBeGreaterThanOrEqual(2 * 3_600_000);
            expect((hour >= 10 && hour <= 11) || (hour >= 15 && hour <= 17)).toBe(true);
          }
        }
      }),
    );
  });
});

test('without a clock, parts of an ordinary week are offered, with separate names for days that differ', () => {
  expect(neutralViewings(daily)).toEqual([
    'в будни утром, до 12',
    'в будни днём, с 12 до 16',
    'в будни вечером, после 16',
    'в выходные утром, до 12',
    'в выходные днём, с 12 до 16',
    'в выходные вечером, после 16',
  ]);
  const hours: Schedule['hours'] = [
    { days: ['mon', 'fri'], opens: '09:00', closes: '13:00' },
    { days: ['sat'], opens: '10:00', closes: '12:00' },
  ];
  expect(neutralViewings({ hours })).toEqual([
    'в будни утром, до 12',
    'в будни днём, с 12 до 16',
    'в субботу утром, до 12',
  ]);
});

test.each([
  ...DAYS.slice(0, 5).map((day) => [day, 'в будни утром, до 12'] as const),
  ['sat', 'в субботу утром, до 12'] as const,
  ['sun', 'в воскресенье утром, до 12'] as const,
])('a company that works only on %s shows flats %s', (day, words) => {
  expect(neutralViewings({ hours: [{ days: [day], opens: '09:00', closes: '12:00' }] })).toEqual([words]);
});
