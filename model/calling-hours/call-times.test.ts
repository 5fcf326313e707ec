import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schedule } from '../kinds/company.ts';
import { callTimesAt, neutralCallTimes } from './call-times.ts';

const DAILY: Schedule = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' }],
  utcOffsetHours: 2,
};
const WEEKDAYS: Schedule = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:30', closes: '16:30' }],
  utcOffsetHours: 2,
};

/** Kaliningrad time; 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+02:00`);
const TOMORROW = ['завтра с 9 до 12', 'завтра с 12 до 16', 'завтра с 16 до 20'];

test('during the day the rest of it is offered first, then the next working day', () => {
  expect(callTimesAt(DAILY, at('10:20'))).toEqual([
    'сегодня до 12',
    'сегодня с 12 до 16',
    'сегодня с 16 до 20',
    ...TOMORROW,
  ]);
  expect(callTimesAt(DAILY, at('15:30'))).toEqual(['сегодня с 16 до 20', ...TOMORROW]);
});

test('less than an hour before closing, and at night, today is not offered', () => {
  expect(callTimesAt(DAILY, at('19:10'))).toEqual(TOMORROW);
  expect(callTimesAt(DAILY, at('22:00'))).toEqual(TOMORROW);
});

test('before opening the whole day is offered', () => {
  expect(callTimesAt(DAILY, at('07:00'))[0]).toBe('сегодня с 9 до 12');
});

test('days off are skipped, the weekday is named, and an evening that is too short is not offered', () => {
  expect(callTimesAt(WEEKDAYS, at('17:00'))).toEqual(['в понедельник с 9:30 до 12', 'в понедельник с 12 до 16']);
  expect(neutralCallTimes(WEEKDAYS)).toEqual(['утром, до 12', 'днём, с 12 до 16']);
  expect(neutralCallTimes(DAILY)).toHaveLength(3);
});

test('holidays are not offered', () => {
  const schedule = { ...DAILY, holidays: [{ from: '2026-11-21', to: '2026-11-29' }] };
  expect(callTimesAt(schedule, at('19:30'))[0]?.replaceAll('\u00a0', ' ')).toBe('30 ноября с 9 до 12');
});

test('every moment gives at least one time slot, short enough to store and without duplicates', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (now) => {
      for (const schedule of [DAILY, WEEKDAYS]) {
        const times = callTimesAt(schedule, now);
        expect(times.length).toBeGreaterThan(0);
        expect(new Set(times).size).toBe(times.length);
        for (const words of times) expect(words.length).toBeLessThanOrEqual(60);
      }
    }),
  );
});
