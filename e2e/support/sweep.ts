import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { matchRoute } from '../../site/match-route.ts';
import { PRELOADED_EARLY } from './expected-errors.ts';
import { loadWholeStylesheet, overflowPx, smallTargets } from './looks.ts';
import { PHONE, started, type Visitor } from './visitor.ts';

/** Viewport width and text size in per cent at which the page must not overflow. */
export type Look = readonly [widthPx: number, textPercent: number];

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns all paths of the site, including those that the sitemap omits. */
export async function allPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
  return [...listed, '/poisk', '/thankyou', '/error'];
}

/** Returns the first path of each page of `site/pages`. */
export function onePerPage(paths: readonly string[]): string[] {
  return [...new Map(paths.toReversed().map((path) => [matchRoute(path)?.page, path])).values()].reverse();
}

type Screen = NonNullable<BrowserContextOptions['viewport']>;

/** Opens a page, scrolls to its end, lays out all of it and expects no faults in any look. */
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
  // An assertion message quotes a string, but only the length of an array.
  expect((await axeViolations(page)).join('\n'), path).toBe('');
  for (const [widthPx, textPercent] of looks) {
    const overflow = await overflowPx(page, widthPx, textPercent);
    expect(overflow, `${path} sticks out at ${widthPx} px with text of ${textPercent} %`).toBeLessThanOrEqual(0);
  }
  expect(complaints.filter((complaint) => !PRELOADED_EARLY.test(complaint)).join('\n'), path).toBe('');
}

function goDown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Distant sections clip their overflow, see `site/first-view/near.css`.
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
