import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { matchRoute } from '../../site/router/match-route.ts';
import { test as base, type VisitOptions } from './fixtures.ts';
import { loadWholeStylesheet, overflowPx, smallTargets } from './looks.ts';
import { PHONE, started, type Visitor } from './visitor.ts';

/** Width of the screen, size of the letters in per cent: nothing may stick out sideways in any. */
export type Look = readonly [widthPx: number, textPercent: number];

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses of all pages that the site lists, and of those that it does not. */
export async function allPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
  return [...listed, '/poisk', '/thankyou', '/error'];
}

/** The first address of each page of `site/pages`. */
export function onePerPage(paths: readonly string[]): string[] {
  return [...new Map(paths.toReversed().map((path) => [matchRoute(path)?.entry.page, path])).values()].reverse();
}

type Screen = NonNullable<BrowserContextOptions['viewport']>;

/** One visitor for all pages: what they share is loaded once. */
export const test = base.extend('newSweeper', ({ newVisitor }) => async (options: VisitOptions = {}) => {
  const visitor = await newVisitor(options);
  // Loading the neighbours ahead is tested elsewhere; here it would load the whole site from each of its pages.
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return visitor;
});

/** Opens a page as a visitor does, goes down it to its end, lays all of it out, and expects it to be sound in every look. */
export async function expectSound(
  { page, complaints }: Visitor,
  path: string,
  screen: Screen,
  looks: readonly Look[],
): Promise<void> {
  await page.setViewportSize(screen);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  expect(response?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
  await started(page);
  await goDown(page);
  await loadWholeStylesheet(page);
  if (screen === PHONE) expect(await smallTargets(page), `${path}: too small for a finger`).toEqual([]);
  expect(await axeViolations(page), path).toEqual([]);
  for (const [widthPx, textPercent] of looks) {
    const overflow = await overflowPx(page, widthPx, textPercent);
    expect(overflow, `${path} sticks out at ${widthPx} px with text of ${textPercent} %`).toBeLessThanOrEqual(0);
  }
  expect(complaints, path).toEqual([]);
}

function goDown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A section that is not near clips what would stick out, see `site/first-view/near.css`.
    document.documentElement.dataset.laidOut = '';
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
