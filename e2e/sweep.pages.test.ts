import { describe, expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { allPaths, expectSound } from './support/sweep.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const PHONE_LOOKS = [
  [390, 100],
  [320, 100],
  [390, 200],
  [320, 200],
] as const;
const DESK_LOOKS = [
  [1440, 100],
  [1920, 100],
  [768, 100],
  [1280, 200],
  [768, 200],
] as const;

describe('every page', { timeout: 600_000 }, () => {
  test('passes all page checks on a phone', async ({ newVisitor, site }) => {
    const paths = await allPaths(site.url);
    const kinds = ['', 'remont', 'works', 'sales', 'stocks', 'services', 'news', 'about', 'contacts', 'policy'];
    expect(paths).toEqual(expect.arrayContaining(kinds.map((kind) => `/${kind}`)));
    expect(paths.length).toBeGreaterThan(50);
    const visitor = await newVisitor({ viewport: PHONE });
    for (const path of paths) await expectSound(visitor, path, PHONE, PHONE_LOOKS);
  });

  test('passes all page checks on a desktop', async ({ newVisitor, site }) => {
    const visitor = await newVisitor();
    for (const path of await allPaths(site.url)) await expectSound(visitor, path, DESKTOP, DESK_LOOKS);
  });
});
