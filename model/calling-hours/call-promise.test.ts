import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Company } from '../kinds/company.ts';
import { type CallFacts, callPromise, callWords, closedWords } from './call-promise.ts';

const DAILY: Company['hours'] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' },
];
const WEEKDAYS: Company['hours'] = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:30', closes: '18:00' }];

const FACTS: CallFacts = {
  hours: DAILY,
  utcOffsetHours: 2,
  callbackMinutes: 15,
  form: {
    before: 'Звоним днём.',
    open: 'У нас {время}, работаем до {закрытие}. Ждите звонка {когда}.',
    closed: 'У нас {время}, закрыто. Ждите звонка {когда}.',
  },
  callback: { title: 'Перезвоним', lead: 'Днём' },
  accepted: { title: '№ {номер}', call: 'Позвоним {когда}.', closed: 'В Омске {время}, спим.', hours: 'Днём.' },
};

/** Kaliningrad time; 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+02:00`);
const promise = (now: Date, hours = DAILY, callbackMinutes = 15) =>
  callPromise({ hours, callbackMinutes, utcOffsetHours: 2 }, now).replaceAll('\u00a0', ' ');

test('in working hours the call is promised within the configured minutes', () => {
  expect(promise(at('15:25'))).toBe('до 15:40');
  expect(promise(at('09:00'))).toBe('до 9:15');
});

test('a call that just fits before closing time is promised for today', () => {
  expect(promise(at('19:45'))).toBe('до 20:00');
  expect(promise(at('19:46'))).toBe('завтра с 9 до 10');
});

test('at night and in the early morning the call is promised for the first working hour', () => {
  expect(promise(at('23:50'))).toBe('завтра с 9 до 10');
  expect(promise(at('00:10'))).toBe('сегодня с 9 до 10');
  expect(promise(at('08:59'))).toBe('сегодня с 9 до 10');
});

test('days off are skipped and the weekday is named', () => {
  expect(promise(at('17:50'), WEEKDAYS)).toBe('в понедельник с 9:30 до 10:30');
  expect(promise(at('12:00', '2026-11-22'), WEEKDAYS)).toBe('завтра с 9:30 до 10:30');
});

test('during holidays the promise names the first day after them', () => {
  const holidays = [
    { from: '2026-11-20', opens: '09:00', closes: '15:00' },
    { from: '2026-11-21', to: '2026-11-29' },
  ];
  const words = (time: string) => callWords({ ...FACTS, holidays }, at(time)).replaceAll('\u00a0', ' ');
  expect(words('14:00')).toBe('У нас 14:00, работаем до 15. Ждите звонка до 14:15.');
  expect(words('14:50')).toBe('У нас 14:50, работаем до 15. Ждите звонка 30 ноября с 9 до 10.');
});

test('a promise for a short working span ends with the span', () => {
  expect(promise(at('08:00'), [{ days: ['fri'], opens: '10:00', closes: '10:40' }])).toBe('сегодня с 10 до 10:40');
  expect(promise(at('08:00'), [{ days: ['fri'], opens: '23:30', closes: '23:59' }])).toBe('сегодня с 23:30 до 23:59');
});

test('the promise uses the clock of the company, not the clock of the visitor', () => {
  expect(promise(new Date('2026-11-20T22:30:00+09:00'))).toBe('до 15:45');
});

test('every moment gives exactly one kind of promise', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 600 }),
      (now, minutes) => {
        expect(promise(now, DAILY, minutes)).toMatch(/^(до \d{1,2}:\d\d|(сегодня|завтра) с 9 до 10)$/);
      },
    ),
  );
});

test('a company that promises no minutes calls today while at least an hour of it is left', () => {
  const words = (time: string) => callPromise({ hours: DAILY, utcOffsetHours: 2 }, at(time)).replaceAll('\u00a0', ' ');
  expect(words('09:00')).toBe('сегодня до 20');
  expect(words('19:00')).toBe('сегодня до 20');
  expect(words('19:01')).toBe('завтра с 9 до 10');
  expect(words('08:59')).toBe('сегодня с 9 до 10');
});

test('the promise uses the clock of the company in any time zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 1439 }), (utcOffsetHours, minute) => {
      const utc = Date.UTC(2026, 10, 20) + minute * 60_000;
      const here = callPromise({ hours: DAILY, callbackMinutes: 15, utcOffsetHours: 2 }, new Date(utc));
      const there = new Date(utc - (utcOffsetHours - 2) * 3_600_000);
      expect(callPromise({ hours: DAILY, callbackMinutes: 15, utcOffsetHours }, there)).toBe(here);
    }),
  );
});

test('the text under a form uses the wording of the company, the local time and the call time', () => {
  const words = (now: Date) => callWords(FACTS, now).replaceAll('\u00a0', ' ');
  expect(words(at('21:40'))).toBe('У нас 21:40, закрыто. Ждите звонка завтра с 9 до 10.');
  expect(words(at('09:05'))).toBe('У нас 9:05, работаем до 20. Ждите звонка до 9:20.');
  expect(words(at('19:50'))).toBe('У нас 19:50, работаем до 20. Ждите звонка завтра с 9 до 10.');
});

test('the closed notice shows the local time of the city, and only while the office is closed', () => {
  const words = (now: Date) => closedWords(FACTS, now).replaceAll('\u00a0', ' ');
  expect(words(at('08:30'))).toBe('В Омске 8:30, спим.');
  expect(words(at('09:00'))).toBe('');
});
