import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { allPaths, expectSound } from './support/sweep.ts';
import { DESKTOP } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
const paths = await allPaths(siteUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LOOKS = [
  [1440, 100],
  [1920, 100],
  [768, 100],
  [1280, 200],
  [768, 200],
] as const;

test.each(paths)('%s is sound on a desk', (path) => expectSound(browser, { siteUrl, path }, DESKTOP, LOOKS));
