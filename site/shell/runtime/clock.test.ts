import { afterEach, expect, test, vi } from 'vitest';
import { browserClock } from './clock.ts';
import { createFakeClock } from './testing/fake-clock.ts';

afterEach(() => void vi.useRealTimers());

test('the browser clock follows a clock that is faked after the start', () => {
  vi.useFakeTimers({ now: 1000 });
  const run = vi.fn();
  browserClock.after(500, run);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(browserClock.now()).toBe(1500);
});

test('a cancelled timer does not run', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  browserClock.after(500, run)();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});

test('the fake clock runs timers at their due time and in order', () => {
  const clock = createFakeClock(0);
  const seen: [string, number][] = [];
  const note = (name: string) => seen.push([name, clock.now()]);
  clock.after(20, () => note('second'));
  clock.after(10, () => {
    note('first');
    clock.after(15, () => note('third'));
  });
  clock.advance(100);
  expect(seen).toEqual([
    ['first', 10],
    ['second', 20],
    ['third', 25],
  ]);
  expect(clock.now()).toBe(100);
});
