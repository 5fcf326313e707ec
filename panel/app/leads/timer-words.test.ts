import { expect, test } from 'vitest';
import { spanWords, timerWords, whenWords } from './timer-words.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const told = (minutes: number) => {
  const { tone, words } = timerWords(after(minutes), now, 2);
  return [tone, plain(words)];
};

test('a timer says how long there is, then by how much it is too late', () => {
  expect(told(60)).toEqual(['calm', 'осталось 60 минут']);
  expect(told(21.5)).toEqual(['calm', 'осталась 21 минута']);
  expect(told(6)).toEqual(['calm', 'осталось 6 минут']);
  expect(told(4.9)).toEqual(['soon', 'осталось 4 минуты']);
  expect(told(1)).toEqual(['soon', 'осталась 1 минута']);
  expect(told(0.5)).toEqual(['soon', 'осталось меньше минуты']);
  expect(told(0)).toEqual(['over', 'просрочено на минуту']);
  expect(told(-12)).toEqual(['over', 'просрочено на 12 минут']);
  expect(told(-61)).toEqual(['over', 'просрочено на 1 час']);
  expect(told(-60 * 49)).toEqual(['over', 'просрочено на 2 дня']);
});

test('what is far away is told by the hour that was promised, by the clock of the company', () => {
  expect(told(61)).toEqual(['calm', 'до 13:01']);
  expect(told(22 * 60)).toEqual(['calm', 'до 10:00 завтра']);
  expect(told(3 * 24 * 60)).toEqual(['calm', 'до 12:00, 23 ноября']);
});

test('a moment is told as people tell it', () => {
  const when = (iso: string) => plain(whenWords(new Date(iso), now, 2));
  expect(when('2026-11-20T07:05:00Z')).toBe('9:05');
  expect(when('2026-11-19T07:05:00Z')).toBe('9:05 вчера');
  expect(when('2026-11-01T23:05:00Z')).toBe('1:05, 2 ноября');
  expect(when('2025-11-01T10:05:00Z')).toBe('12:05, 1 ноября 2025');
  expect(plain(spanWords(75))).toBe('1 час');
});
