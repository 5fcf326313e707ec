import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import { timersOf, timerWords } from './timer-words.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const formatTimer = (minutes: number) => {
  const { tone, words } = timerWords(after(minutes), now, 2);
  return [tone, plain(words)];
};

test('a timer shows the time left, then the time overdue', () => {
  expect(formatTimer(60)).toEqual(['calm', 'осталось 60 минут']);
  expect(formatTimer(21.5)).toEqual(['calm', 'осталась 21 минута']);
  expect(formatTimer(6)).toEqual(['calm', 'осталось 6 минут']);
  expect(formatTimer(4.9)).toEqual(['soon', 'осталось 4 минуты']);
  expect(formatTimer(1)).toEqual(['soon', 'осталась 1 минута']);
  expect(formatTimer(0.5)).toEqual(['soon', 'осталось меньше минуты']);
  expect(formatTimer(0)).toEqual(['over', 'просрочено на минуту']);
  expect(formatTimer(-12)).toEqual(['over', 'просрочено на 12 минут']);
  expect(formatTimer(-61)).toEqual(['over', 'просрочено на 1 час']);
  expect(formatTimer(-60 * 49)).toEqual(['over', 'просрочено на 2 дня']);
});

test('a distant deadline is shown as the promised hour by the clock of the company', () => {
  expect(formatTimer(61)).toEqual(['calm', 'до 13:01']);
  expect(formatTimer(22 * 60)).toEqual(['calm', 'до 10:00 завтра']);
  expect(formatTimer(3 * 24 * 60)).toEqual(['calm', 'до 12:00 23 ноября']);
});

test('a reminder does not hide a promised call that nobody has made', () => {
  const lead = leadCard({ deadline: after(30).toISOString(), remindAt: after(120).toISOString() });
  const words = (change: object, at = now) =>
    timersOf({ ...lead, ...change }, at, 2).map((timer) => plain(timer.words));
  expect(words({})).toEqual(['осталось 30 минут', 'напомнить: 14:00']);
  expect(words({}, after(121))).toEqual(['просрочено на 1 час', 'пора: 14:00']);
  expect(words({ firstTouchAt: now.toISOString() })).toEqual(['напомнить: 14:00']);
  expect(words({ stage: 'lost', remindAt: null })).toEqual([]);
});
