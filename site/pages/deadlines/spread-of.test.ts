import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOf } from './spread-of.ts';

test('each handover is counted once, on consecutive days that include the deadline', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 60 })), (differences) => {
      const spread = spreadOf(differences.map((lateDays) => ({ lateDays })));
      const days = spread.map(({ lateDays }) => lateDays);
      expect(days).toContain(0);
      expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
      expect(spread.flatMap(({ lateDays, count }) => Array<number>(count).fill(lateDays))).toEqual(
        differences.toSorted((a, b) => a - b),
      );
    }),
  );
});
