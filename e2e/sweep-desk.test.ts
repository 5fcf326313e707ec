import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { allPaths, expectSound, newSweeper } from './support/sweep.ts';
import { DESKTOP, type Visitor } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const paths = await allPaths(siteUrl);
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await newSweeper(browser, siteUrl, DESKTOP);
});
afterAll(() => browser.close());

const LOOKS = [
  [1440, 100],
  [1920, 100],
  [768, 100],
  [1280, 200],
  [768, 200],
] as const;

test.each(paths)('%s is sound on a desk', (path) => expectSound(visitor, path, DESKTOP, LOOKS));
