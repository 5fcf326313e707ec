import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workedEstimate } from './estimate.ts';

const line = (sharePercent: number) => ({ title: 'Работы', quantity: '1', sharePercent });

test('the lines of a worked estimate sum to area times price, whatever the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 10, max: 500 }), (priceRubPerM2, areaM2) => {
      const lines = [33.33, 33.33, 20, 13.34].map(line);
      const estimate = { title: '', areaM2, note: '', lines };
      const worked = workedEstimate({ estimate, priceRubPerM2 });
      expect(worked.lines.reduce((sum, { totalRub }) => sum + totalRub, 0)).toBe(worked.totalRub);
      expect(worked.lines.every(({ totalRub }) => totalRub >= 0)).toBe(true);
    }),
  );
});
