import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { allPaths, expectSound, onePerPage } from './support/sweep.ts';
import { PHONE } from './support/visitor.ts';

/** The tightest and the widest; the part `pages` tests the others. */
const LOOKS = [
  [320, 200],
  [1440, 100],
] as const;

test('one page of each kind passes all page checks on a phone, and overflows on no screen', {
  timeout: 300_000,
}, async ({ newVisitor, site }) => {
  const paths = onePerPage(await allPaths(site.url));
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await newVisitor({ viewport: PHONE });
  for (const path of paths) await expectSound(visitor, path, PHONE, LOOKS);
});
