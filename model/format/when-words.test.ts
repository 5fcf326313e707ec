import { expect, test } from 'vitest';
import { untilWords, whenWords } from './when-words.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('a moment is formatted as a time today, «вчера», a date, or a date with its year', () => {
  const when = (iso: string) => whenWords(new Date(iso), now, 2).replaceAll('\u00a0', ' ');
  expect(when('2026-11-20T07:05:00Z')).toBe('9:05');
  expect(when('2026-11-19T07:05:00Z')).toBe('вчера, 9:05');
  expect(when('2026-11-01T23:05:00Z')).toBe('2 ноября, 1:05');
  expect(when('2025-11-01T10:05:00Z')).toBe('1 ноября 2025, 12:05');
});

test('a deadline is formatted with its hour first', () => {
  const until = (iso: string) => untilWords(new Date(iso), now, 2).replaceAll('\u00a0', ' ');
  expect(until('2026-11-20T18:00:00Z')).toBe('до 20:00');
  expect(until('2026-11-21T08:00:00Z')).toBe('до 10:00 завтра');
  expect(until('2026-11-23T10:00:00Z')).toBe('до 12:00 23 ноября');
});
