import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median of an even count is halfway between the middle values', () => {
  expect([median([]), median([5]), median([3, -1]), median([9, -1, 0])]).toEqual([null, 5, 1, 0]);
});
