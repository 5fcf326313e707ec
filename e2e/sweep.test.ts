import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { allPaths, expectSound, onePerPage } from './support/sweep.ts';
import { PHONE } from './support/visitor.ts';

/** The tightest look; the part `pages` tests the others. */
const TIGHTEST = [320, 200] as const;

test('one page of each kind passes all page checks on a phone, also with text twice as large', {
  timeout: 300_000,
}, async ({ newVisitor, site }) => {
  const paths = onePerPage(await allPaths(site.url));
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await newVisitor({ viewport: PHONE });
  for (const path of paths) await expectSound(visitor, path, PHONE, [TIGHTEST]);
});
