import { expect, test } from 'vitest';
import { stageAt } from './stage-at.ts';

const stages = [1, 12, 31, 66, 74].map((day) => ({ day }));

test('a touch selects the nearest stage', () => {
  expect([1, 6, 7, 40, 60, 71, 74].map((day) => stageAt(stages, 2, day, true))).toEqual([0, 0, 1, 2, 3, 4, 4]);
});

test('keys select the adjacent stage at any distance and the first and last stage', () => {
  expect(stageAt(stages, 2, 32, false)).toBe(3);
  expect(stageAt(stages, 2, 30, false)).toBe(1);
  expect(stageAt(stages, 4, 67, false)).toBe(3);
  expect(stageAt(stages, 2, 1, false)).toBe(0);
  expect(stageAt(stages, 2, 74, false)).toBe(4);
});
