import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnWidth, FIELD_HEIGHT } from './plan-scale.ts';

const anyRatio = fc.double({ min: 0.2, max: 5, noNaN: true });
const anyArea = fc.double({ min: 5, max: 1000, noNaN: true });

test('a larger flat is never drawn smaller', () => {
  fc.assert(
    fc.property(anyRatio, anyArea, anyArea, (ratio, first, second) => {
      const [small, large] = [Math.min(first, second), Math.max(first, second)];
      expect(drawnWidth(large, ratio)).toBeGreaterThanOrEqual(drawnWidth(small, ratio));
    }),
  );
});

test('a plan never exceeds the height of its field', () => {
  fc.assert(
    fc.property(anyRatio, anyArea, (ratio, areaM2) => {
      expect((drawnWidth(areaM2, ratio) - 0.5) / ratio).toBeLessThanOrEqual(FIELD_HEIGHT);
    }),
  );
});
