import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from './looks.ts';
import { newVisitor, started } from './visitor.ts';

/** Width of the screen, size of the letters in per cent: nothing may stick out sideways in any. */
export type Look = readonly [widthPx: number, textPercent: number];

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses of all pages that the site lists, and of those that it does not. */
export async function allPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
  return [...listed, '/thankyou', '/error'];
}

type Screen = NonNullable<BrowserContextOptions['viewport']>;

/** Opens a page as a visitor does, goes down it to its end, and expects it to be sound in every look. */
export async function expectSound(
  browser: Browser,
  address: { readonly siteUrl: string; readonly path: string },
  viewport: Screen,
  looks: readonly Look[],
  alsoExpect: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const visitor = await newVisitor(browser, address.siteUrl, { viewport, bypassCSP: true });
  const { page } = visitor;
  // Loading the neighbours ahead is tested elsewhere; here it would load the whole site from each of its pages.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const response = await page.goto(address.path);
  expect(response?.status()).toBe(200);
  await started(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await brokenPictures(page)).toBe(0);
  await alsoExpect(page);
  expect(await axeViolations(page)).toEqual([]);
  for (const [widthPx, textPercent] of looks) {
    const overflow = await overflowPx(page, widthPx, textPercent);
    expect(overflow, `sticks out at ${widthPx} px with text of ${textPercent} %`).toBeLessThanOrEqual(0);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}

function brokenPictures(page: Page): Promise<number> {
  return page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length);
}

async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axeSource });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      return `${id}: ${places.join(' | ')}`;
    });
  });
}
