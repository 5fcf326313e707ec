import { expect, test } from 'vitest';
import { createUsedCodes } from './used-codes.ts';

test('a code works once for a person while it is valid, and its digits work when they recur', () => {
  let now = 0;
  const codes = createUsedCodes(() => now);
  expect([codes.use('anna', '123456'), codes.use('anna', '123456'), codes.use('egor', '123456')]).toEqual([
    true,
    false,
    true,
  ]);
  now = 89_000;
  expect(codes.use('anna', '123456')).toBe(false);
  now = 91_000;
  expect(codes.use('anna', '123456')).toBe(true);
});
