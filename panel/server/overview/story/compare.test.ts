import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Comparison, Share } from './compare.ts';
import { compareCount, compareShare, shareIn } from './compare.ts';
import { randomFrom, successesOf } from './random.ts';

const count = fc.nat(2000);
const counts = fc.array(count, { maxLength: 8 });
const share = count.chain((base) => fc.record({ base: fc.constant(base), part: fc.nat(base) }));
const shares = fc.array(share, { maxLength: 8 });
const perUnit = fc.constantFrom(100, 1000);

function expectConsistent(value: number, comparison: Comparison, max = Number.POSITIVE_INFINITY): void {
  if (comparison.verdict === 'few') return;
  const { verdict, mean, low, high } = comparison;
  expect([0 <= low, low <= mean, mean <= high, high <= max]).toEqual([true, true, true, true]);
  expect([low, high].every(Number.isInteger)).toBe(true);
  expect(verdict).toBe(value < low ? 'less' : value > high ? 'more' : 'usual');
}

test('the verdict follows from the bounds that are shown, and the mean lies within them', () => {
  fc.assert(fc.property(count, counts, (value, before) => expectConsistent(value, compareCount(value, before))));
  fc.assert(
    fc.property(share, shares, perUnit, (own, before, unit) => {
      const comparison = compareShare(own, before, unit);
      if (own.base > 0) expectConsistent(shareIn(own, unit), comparison, unit);
      else expect(comparison).toEqual({ verdict: 'few' });
    }),
  );
});

test('the order of the weeks before does not matter, and a larger value is never «less» after «more»', () => {
  const order = { less: 0, usual: 1, more: 2, few: 1 };
  fc.assert(
    fc.property(count, count, counts, (value, other, before) => {
      const comparison = compareCount(value, before);
      const reversed = compareCount(value, before.toReversed());
      expect(reversed.verdict).toBe(comparison.verdict);
      const [low, high] = [Math.min(value, other), Math.max(value, other)];
      expect(order[compareCount(low, before).verdict]).toBeLessThanOrEqual(order[compareCount(high, before).verdict]);
    }),
  );
});

test('the mean week is never a change', () => {
  fc.assert(
    fc.property(counts, (before) => {
      const comparison = compareCount(0, before);
      if (comparison.verdict !== 'few') expect(compareCount(Math.round(comparison.mean), before).verdict).toBe('usual');
    }),
  );
});

test('chance is rarely taken for a change, while a halved or doubled flow is seen', () => {
  const random = randomFrom(7);
  const flow = (mean: number) => successesOf(random, mean * 10, 0.1);
  const rate = (mean: number, now: number) => {
    const weeks = Array.from({ length: 400 }, () =>
      compareCount(
        flow(now),
        Array.from({ length: 8 }, () => flow(mean)),
      ),
    );
    return weeks.filter(({ verdict }) => verdict !== 'usual').length / weeks.length;
  };
  for (const mean of [6, 20, 100]) expect(rate(mean, mean), `a mean of ${mean}`).toBeLessThan(0.07);
  expect(rate(40, 20)).toBeGreaterThan(0.8);
  expect(rate(40, 80)).toBeGreaterThan(0.95);
});

test('too few weeks, events or cases are not compared', () => {
  const week: Share = { part: 3, base: 20 };
  expect(compareCount(12, [10, 12, 14]).verdict).toBe('few');
  expect(compareCount(5, [1, 0, 2, 1, 2, 0, 2, 1]).verdict).toBe('few');
  expect(compareCount(5, [1, 0, 2, 1, 2, 0, 2, 2]).verdict).not.toBe('few');
  expect(compareShare({ part: 9, base: 9 }, [week, week, week, week], 100).verdict).toBe('few');
  expect(compareShare({ part: 10, base: 10 }, [week, week, week, week], 100).verdict).toBe('more');
  expect(compareShare({ part: 10, base: 10 }, [week, week, week, { part: 0, base: 0 }], 100).verdict).toBe('few');
});

test('one late call after weeks without any is no change of a small week', () => {
  const always = Array.from({ length: 8 }, () => ({ part: 12, base: 12 }));
  expect(compareShare({ part: 11, base: 12 }, always, 100).verdict).toBe('usual');
  expect(compareShare({ part: 7, base: 12 }, always, 100).verdict).toBe('less');
});
