import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from './looks.ts';
import { newVisitor, started, type Visitor } from './visitor.ts';

/** Width of the screen, size of the letters in per cent: nothing may stick out sideways in any. */
export type Look = readonly [widthPx: number, textPercent: number];

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses of all pages that the site lists, and of those that it does not. */
export async function allPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
  return [...listed, '/poisk', '/thankyou', '/error'];
}

type Screen = NonNullable<BrowserContextOptions['viewport']>;

/** One visitor for all pages: what they share is loaded once. */
export async function newSweeper(browser: Browser, siteUrl: string, viewport: Screen): Promise<Visitor> {
  const visitor = await newVisitor(browser, siteUrl, { viewport });
  // Loading the neighbours ahead is tested elsewhere; here it would load the whole site from each of its pages.
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return visitor;
}

/** Opens a page as a visitor does, goes down it to its end, lays all of it out, and expects it to be sound in every look. */
export async function expectSound(
  { page, complaints }: Visitor,
  path: string,
  screen: Screen,
  looks: readonly Look[],
  alsoExpect: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize(screen);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await started(page);
  await goDown(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await brokenPictures(page)).toEqual([]);
  await alsoExpect(page);
  expect(await axeViolations(page)).toEqual([]);
  for (const [widthPx, textPercent] of looks) {
    const overflow = await overflowPx(page, widthPx, textPercent);
    expect(overflow, `sticks out at ${widthPx} px with text of ${textPercent} %`).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
}

function goDown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    // What a section clips while it is not near would stick out when it is, see `site/ui/near.css`.
    document.documentElement.dataset.laidOut = '';
  });
}

/** Addresses of the pictures in sight that do not come. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    // Whoever goes down slowly meets them all.
    for (const picture of pictures) picture.loading = 'eager';
    const broken = pictures.map(async (picture) => {
      if (!picture.complete) {
        await new Promise((resolve) => {
          for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true });
        });
      }
      return picture.naturalWidth === 0 ? [picture.currentSrc || picture.outerHTML.slice(0, 120)] : [];
    });
    return (await Promise.all(broken)).flat();
  });
}

export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      return `${id}: ${places.join(' | ')}`;
    });
  });
}
