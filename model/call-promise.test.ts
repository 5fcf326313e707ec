import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callPromise, callWords, closedWords } from './call-promise.ts';
import type { Company } from './kinds/company.ts';

const DAILY: Company['hours'] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' },
];
const WEEKDAYS: Company['hours'] = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:30', closes: '18:00' }];

/** A moment by the clock of Kaliningrad; 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+02:00`);
const promise = (now: Date, hours = DAILY, callbackMinutes = 15) =>
  callPromise({ hours, callbackMinutes, utcOffsetHours: 2 }, now).replaceAll('\u00a0', ' ');

test('in working hours we call within the promised minutes', () => {
  expect(promise(at('15:25'))).toBe('до 15:40');
  expect(promise(at('09:00'))).toBe('до 9:15');
});

test('a call that just fits before closing is still made today', () => {
  expect(promise(at('19:45'))).toBe('до 20:00');
  expect(promise(at('19:46'))).toBe('завтра с 9 до 10');
});

test('at night and in the early morning we call in the first hour', () => {
  expect(promise(at('23:50'))).toBe('завтра с 9 до 10');
  expect(promise(at('00:10'))).toBe('сегодня с 9 до 10');
  expect(promise(at('08:59'))).toBe('сегодня с 9 до 10');
});

test('days off are skipped and the day is named', () => {
  expect(promise(at('17:50'), WEEKDAYS)).toBe('в понедельник с 9:30 до 10:30');
  expect(promise(at('12:00', '2026-11-22'), WEEKDAYS)).toBe('завтра с 9:30 до 10:30');
});

test('over holidays the promise is for the day after them', () => {
  const holidays = [
    { from: '2026-11-20', opens: '09:00', closes: '15:00' },
    { from: '2026-11-21', to: '2026-11-29' },
  ];
  const words = (time: string) =>
    callWords(
      { hours: DAILY, holidays, callbackMinutes: 15, cityIn: 'Калининграде', utcOffsetHours: 2 },
      at(time),
    ).replaceAll('\u00a0', ' ');
  expect(words('14:00')).toBe('Сейчас 14:00 в Калининграде, работаем до 15. Позвоним до 14:15.');
  expect(words('14:50')).toBe('Сейчас 14:50 в Калининграде, работаем до 15. Позвоним 30 ноября с 9 до 10.');
});

test('a short span is not promised beyond its end', () => {
  expect(promise(at('08:00'), [{ days: ['fri'], opens: '10:00', closes: '10:40' }])).toBe('сегодня с 10 до 10:40');
  expect(promise(at('08:00'), [{ days: ['fri'], opens: '23:30', closes: '23:59' }])).toBe('сегодня с 23:30 до 23:59');
});

test('the clock of the company decides, not the one of the visitor', () => {
  expect(promise(new Date('2026-11-20T22:30:00+09:00'))).toBe('до 15:45');
});

test('every moment gets exactly one kind of promise', () => {
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

test('the words under a form tell the hour in the city of the company and when the call comes', () => {
  const words = (now: Date) =>
    callWords({ hours: DAILY, callbackMinutes: 15, cityIn: 'Калининграде', utcOffsetHours: 2 }, now).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(words(at('21:40'))).toBe('Сейчас 21:40 в Калининграде, мы закрыты. Позвоним завтра с 9 до 10.');
  expect(words(at('09:05'))).toBe('Сейчас 9:05 в Калининграде, работаем до 20. Позвоним до 9:20.');
  expect(words(at('19:50'))).toBe('Сейчас 19:50 в Калининграде, работаем до 20. Позвоним завтра с 9 до 10.');
});

test('that we are closed is said by the hour of the city, and only when we are', () => {
  const words = (now: Date) =>
    closedWords({ hours: DAILY, cityIn: 'Калининграде', utcOffsetHours: 2 }, now).replaceAll('\u00a0', ' ');
  expect(words(at('08:30'))).toBe('В Калининграде 8:30, мы закрыты.');
  expect(words(at('09:00'))).toBe('');
});
