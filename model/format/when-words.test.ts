import { expect, test } from 'vitest';
import { whenWords } from './when-words.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('a moment is formatted as a time today, «вчера», a date, or a date with its year', () => {
  const when = (iso: string) => whenWords(new Date(iso), now, 2).replaceAll('\u00a0', ' ');
  expect(when('2026-11-20T07:05:00Z')).toBe('9:05');
  expect(when('2026-11-19T07:05:00Z')).toBe('9:05 вчера');
  expect(when('2026-11-01T23:05:00Z')).toBe('1:05, 2 ноября');
  expect(when('2025-11-01T10:05:00Z')).toBe('12:05, 1 ноября 2025');
});
