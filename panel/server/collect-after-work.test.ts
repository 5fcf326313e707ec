import { beforeEach, expect, test, vi } from 'vitest';
import { collectAfterWork } from './collect-after-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('garbage is collected twice after work, not during it and not while only the folder is watched', () => {
  let usedMs = 0;
  const collect = vi.fn();
  collectAfterWork({ usedMs: () => usedMs, collect });
  const collections = (workMs: number) => {
    usedMs += workMs;
    vi.advanceTimersByTime(15_000);
    return collect.mock.calls.length;
  };
  expect([5000, 1600, 1000, 1000, 1000, 1600, 30, 1600, 30, 30, 30].map(collections)).toEqual([
    0, 0, 1, 2, 2, 2, 3, 3, 4, 5, 5,
  ]);
});

test('the heap of a finished work shrinks', () => {
  const sizes: number[] = [];
  const garbage = Array.from({ length: 200_000 }, (_, number) => ({ number }));
  expect(garbage).toHaveLength(200_000);
  garbage.length = 0;
  sizes.push(process.memoryUsage().heapUsed);
  collectAfterWork();
  vi.advanceTimersByTime(15_000);
  sizes.push(process.memoryUsage().heapUsed);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});
