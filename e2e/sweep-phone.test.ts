import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { smallTargets } from './support/looks.ts';
import { allPaths, expectSound, newSweeper } from './support/sweep.ts';
import { PHONE, type Visitor } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const paths = await allPaths(siteUrl);
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await newSweeper(browser, siteUrl, PHONE);
});
afterAll(() => browser.close());

const LOOKS = [
  [390, 100],
  [320, 100],
  [390, 200],
  [320, 200],
] as const;

test('the sitemap lists every kind of page', () => {
  const kinds = ['', 'remont', 'works', 'sales', 'stocks', 'services', 'news', 'about', 'contacts', 'policy'];
  for (const kind of kinds) expect(paths).toContain(`/${kind}`);
  expect(paths.length).toBeGreaterThan(50);
});

test.each(paths)('%s is sound on a phone', (path) =>
  expectSound(visitor, path, PHONE, LOOKS, async (page) => {
    expect(await smallTargets(page), 'too small for a finger').toEqual([]);
  }),
);
