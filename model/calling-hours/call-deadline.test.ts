import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoment } from '../format/date.ts';
import { callDeadline } from './call-deadline.ts';
import { callPromise } from './call-promise.ts';
import { callTimesAt, neutralCallTimes } from './call-times.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const facts = {
  utcOffsetHours: 2,
  hours: [
    { days: [...WEEK], opens: '09:00', closes: '20:00' },
    { days: ['sat' as const], opens: '10:30', closes: '11:00' },
  ],
  holidays: [
    { from: '2026-12-31', opens: '09:00', closes: '15:00' },
    { from: '2027-01-01', to: '2027-01-08' },
  ],
};
const inMinutes = { ...facts, callbackMinutes: 15 };
const at = (local: string) => new Date(`${local}+02:00`);
const formatLocal = (moment: Date) => formatMoment(moment, 2).replaceAll('\u00a0', ' ');
const deadline = (local: string, callTime = '', promised: typeof facts = inMinutes) =>
  formatLocal(callDeadline(promised, { takenAt: at(local), callTime }));

test('a call in working hours is due after the promised minutes', () => {
  expect(deadline('2026-11-20T14:05:00')).toBe('20 ноября 2026, 14:20');
  expect(deadline('2026-11-20T19:45:00')).toBe('20 ноября 2026, 20:00');
});

test('a call that does not fit today is due in the first hour of the next working day, after holidays', () => {
  expect(deadline('2026-11-20T19:46:00')).toBe('21 ноября 2026, 11:00');
  expect(deadline('2026-11-21T11:00:00')).toBe('23 ноября 2026, 10:00');
  expect(deadline('2026-11-23T03:00:00')).toBe('23 ноября 2026, 10:00');
  expect(deadline('2026-12-31T14:46:00')).toBe('9 января 2027, 11:00');
});

test('a company that promises no minutes calls before closing time', () => {
  expect(deadline('2026-11-20T14:05:00', '', facts)).toBe('20 ноября 2026, 20:00');
  expect(deadline('2026-11-20T19:05:00', '', facts)).toBe('21 ноября 2026, 11:00');
});

test('a visitor who chose a time slot is called before its end', () => {
  expect(deadline('2026-11-20T09:05:00', 'сегодня с 12 до 16')).toBe('20 ноября 2026, 16:00');
  expect(deadline('2026-11-20T05:05:00', 'сегодня до 9')).toBe('20 ноября 2026, 9:00');
  expect(deadline('2026-11-20T05:05:00', 'сегодня с 9 до 9:30')).toBe('20 ноября 2026, 9:30');
  expect(deadline('2026-11-20T14:05:00', 'в понедельник с 9 до 12')).toBe('23 ноября 2026, 12:00');
  expect(deadline('2026-12-31T16:05:00', '11 января с 9 до 12')).toBe('11 января 2027, 12:00');
  expect(deadline('2026-11-20T14:05:00', 'утром, до 12')).toBe('23 ноября 2026, 12:00');
  expect(deadline('2026-11-20T14:05:00', 'вечером, после 16')).toBe('20 ноября 2026, 20:00');
});

test('a past or unrecognised time slot does not change the deadline', () => {
  expect(deadline('2026-11-20T14:05:00', 'сегодня до 12')).toBe('20 ноября 2026, 14:20');
  expect(deadline('2026-11-20T14:05:00', 'когда угодно')).toBe('20 ноября 2026, 14:20');
});

const moments = fc.date({ min: at('2026-11-01T00:00:00'), max: at('2027-02-01T00:00:00'), noInvalidDate: true });

test('every time slot of the form is parsed and gives a future deadline', () => {
  fc.assert(
    fc.property(moments, (takenAt) => {
      for (const callTime of [...callTimesAt(facts, takenAt), ...neutralCallTimes(facts)]) {
        const due = callDeadline(inMinutes, { takenAt, callTime: callTime.replaceAll('\u00a0', ' ') });
        expect(due > takenAt).toBe(true);
        const until = /^[^,]+ до (\d+)/.exec(callTime)?.[1];
        if (until) expect(formatLocal(due)).toContain(`, ${until}:`);
      }
    }),
  );
});

test('the deadline equals the time named in the call promise', () => {
  fc.assert(
    fc.property(moments, (takenAt) => {
      const words = callPromise(inMinutes, takenAt).replaceAll('\u00a0', ' ');
      const due = formatLocal(callDeadline(inMinutes, { takenAt, callTime: '' }));
      const [, hour = '', minutes = '00'] = /до (\d+)(?::(\d\d))?$/.exec(words) ?? [];
      expect(due).toContain(`, ${hour}:${minutes}`);
    }),
  );
});
