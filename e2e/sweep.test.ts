import { expect } from 'vitest';
import { allPaths, expectSound, onePerPage, test } from './support/sweep.ts';
import { PHONE } from './support/visitor.ts';

const LOOKS = [
  [390, 100],
  [320, 200],
  [768, 100],
  [1440, 100],
] as const;

test('one page of each kind passes all page checks on a phone, and overflows on no screen', {
  timeout: 300_000,
}, async ({ newSweeper, site }) => {
  const paths = onePerPage(await allPaths(site.url));
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await newSweeper({ viewport: PHONE });
  for (const path of paths) await expectSound(visitor, path, PHONE, LOOKS);
});
