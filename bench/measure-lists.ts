import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/site-process.ts';
import { newVisit, PHONE } from './lab/conditions.ts';
import type { Seen } from './lab/observe.ts';
import { answered } from './lab/observe.ts';
import { multiplyEntries } from './multiply-entries.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const FLATS = 500;
const WORKS = 2000;
const LOADS = 5;
const QUIET_MS = 2500;
const SETTLED_MS = 5000;
const LISTS = [
  { name: `${FLATS} квартир`, path: '/sales' },
  { name: `${WORKS} работ`, path: '/works' },
] as const;

/** Measures the first filter of long lists on a phone. */
export async function measureLists(): Promise<Row[]> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  await multiplyEntries(contentDir, 'flats', FLATS);
  await multiplyEntries(contentDir, 'works', WORKS);
  const site = await startSite({ contentDir });
  await site.printed('Опубликовано за', 600_000);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const group = `Первый фильтр длинного списка: ${PHONE.title}`;
  for (const { name, path } of LISTS) {
    const found: Filtered[] = [];
    for (let load = 0; load < LOADS; load += 1) found.push(await filter(browser, site.url + path));
    const middle = (key: keyof Filtered) => Math.round(median(found.map((one) => one[key])));
    rows.push(
      { group, name: `${name}: до показа`, value: middle('paintedAfterMs'), unit: 'мс', must: 200, goal: 100 },
      { group, name: `${name}: до найденного`, value: middle('foundAfterMs'), unit: 'мс' },
      { group, name: `${name}: самая долгая задача после касания`, value: middle('longestTaskMs'), unit: 'мс' },
    );
  }
  await browser.close();
  await site.stop();
  await rm(home, { recursive: true, force: true });
  return rows;
}

type Filtered = {
  /** Until the frame that shows the pressed filter. */
  readonly paintedAfterMs: number;
  /** Until the list has been searched, with the pages that had to be loaded. */
  readonly foundAfterMs: number;
  readonly longestTaskMs: number;
};
type Seeing = { seen: Seen };

async function filter(browser: Browser, url: string): Promise<Filtered> {
  const { page, leave } = await newVisit(browser, PHONE);
  await page.goto(url);
  await answered(page);
  await page.waitForTimeout(QUIET_MS);
  const chip = page.locator('main [aria-pressed]:visible').nth(1);
  await chip.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign((window as unknown as Seeing).seen, { tasks: [], slowestInput: { ms: 0 } }));
  await chip.tap();
  const tappedAt = performance.now();
  await page
    .locator('main [aria-live]', { hasText: /^(?:Подходит|Найдено|Первые)/ })
    .first()
    .waitFor();
  const foundAfterMs = performance.now() - tappedAt;
  await page.waitForTimeout(SETTLED_MS);
  const { slowestInput, tasks } = await page.evaluate(() => (window as unknown as Seeing).seen);
  await leave();
  const longestTaskMs = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { paintedAfterMs: slowestInput.ms, foundAfterMs, longestTaskMs };
}
