import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { newVisit, PHONE } from './lab/conditions.ts';
import { answered } from './lab/observe.ts';
import { swipeToEnd } from './lab/scroll.ts';
import type { Row } from './report.ts';

const QUIET_MS = 2500;
const GROUP = 'Загружено после покоя, пока главную пролистывают до конца';

/**
 * Measures the bytes that arrive while the home page is scrolled. A visit that saves data gets only what the page
 * needs; the difference to a normal visit is prefetching.
 */
export async function measureAhead(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const own = await scrollHome(browser, url, true);
  const all = await scrollHome(browser, url, false);
  await browser.close();
  const ahead = [...all].filter(([address, { isCode }]) => isCode && !own.has(address)).map(([, { bytes }]) => bytes);
  const ofThisPage = [...all].filter(([address, { isCode }]) => !isCode || own.has(address));
  return [
    { group: GROUP, name: 'код и данные других страниц', value: kilobytes(ahead), unit: 'КБ', must: 80, goal: 40 },
    { group: GROUP, name: 'из них файлов', value: ahead.length, unit: '' },
    row(
      'код и данные этой страницы',
      ofThisPage.filter(([, { isCode }]) => isCode),
    ),
    row(
      'картинки и прочее',
      ofThisPage.filter(([, { isCode }]) => !isCode),
    ),
  ];
}

type Fetched = { readonly bytes: number; readonly isCode: boolean };

/** Returns the responses received since the first swipe, by URL. */
async function scrollHome(browser: Browser, url: string, savesData: boolean): Promise<Map<string, Fetched>> {
  const visit = await newVisit(browser, PHONE, savesData);
  const { page, leave } = visit;
  const fetched = new Map<string, Fetched>();
  await page.goto(url);
  await answered(page);
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  page.on('requestfinished', async (request) => {
    const { responseBodySize: bytes } = await request.sizes();
    const isCode = /\.(m?js|json)(\?|$)/.test(request.url());
    fetched.set(request.url(), { bytes, isCode });
  });
  await swipeToEnd(visit);
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await leave();
  return fetched;
}

function row(name: string, files: readonly (readonly [string, Fetched])[]): Row {
  return { group: GROUP, name, value: kilobytes(files.map(([, { bytes }]) => bytes)), unit: 'КБ' };
}

function kilobytes(sizes: readonly number[]): number {
  return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 102.4) / 10;
}
