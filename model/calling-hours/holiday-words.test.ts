import { expect, test } from 'vitest';
import { noticeDay } from '../format/calendar.ts';
import { holidayWords } from './holiday-words.ts';

const NEW_YEAR = [
  { from: '2027-01-01', to: '2027-01-08' },
  { from: '2026-12-31', opens: '09:00', closes: '15:30' },
];
const words = (holidays: typeof NEW_YEAR, today: string) => holidayWords({ holidays }, today).replaceAll('\u00a0', ' ');

test('unusual days are announced in date order, from a month before until they have passed', () => {
  expect(noticeDay('2026-12-31')).toBe('2026-12-01');
  expect(words(NEW_YEAR, '2026-11-30')).toBe('');
  expect(words(NEW_YEAR, '2026-12-20')).toBe('31 декабря работаем с 9 до 15:30. С 1 по 8 января не работаем.');
  expect(words(NEW_YEAR, '2027-01-08')).toBe('С 1 по 8 января не работаем.');
  expect(words(NEW_YEAR, '2027-01-09')).toBe('');
});

test('the notice names a span over two months and a single day off', () => {
  expect(words([{ from: '2027-04-30', to: '2027-05-03' }], '2027-04-20')).toBe('С 30 апреля по 3 мая не работаем.');
  expect(words([{ from: '2027-06-12' } as (typeof NEW_YEAR)[0]], '2027-06-12')).toBe('12 июня не работаем.');
});

test('a short day within holidays is announced in its place, once', () => {
  const within = [...NEW_YEAR, { from: '2027-01-04', opens: '11:00', closes: '16:00' }];
  const parts = 'С 1 по 3 января не работаем. 4 января работаем с 11 до 16. С 5 по 8 января не работаем.';
  expect(words(within, '2026-12-20')).toBe(`31 декабря работаем с 9 до 15:30. ${parts}`);
  expect(words(within, '2027-01-04')).toBe('4 января работаем с 11 до 16. С 5 по 8 января не работаем.');
});

test('a company without holidays has no notice', () => {
  expect(holidayWords({}, '2026-12-20')).toBe('');
});
