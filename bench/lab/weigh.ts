import type { Browser } from 'playwright-core';
import { newVisit, UNSLOWED } from './conditions.ts';
import type { Seen } from './observe.ts';
import { answered } from './observe.ts';

const QUIET_MS = 1500;

/** `firstScript` is the code that the document names; `script` also contains what the idle page loads. */
export type Weight = Record<
  'html' | 'script' | 'firstScript' | 'font' | 'image' | 'other' | 'total' | 'lcpImage',
  number
>;

/**
 * Returns the transferred bytes of a first visit until the page is idle, by type. The visit saves data,
 * because prefetched pages do not belong to this page.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { page, leave } = await newVisit(browser, UNSLOWED, true);
  const weight: Weight = { html: 0, script: 0, firstScript: 0, font: 0, image: 0, other: 0, total: 0, lcpImage: 0 };
  const byUrl = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    byUrl.set(request.url(), responseBodySize);
    const type = request.resourceType();
    const kind =
      type === 'document' ? 'html' : type === 'script' || type === 'font' || type === 'image' ? type : 'other';
    weight[kind] += responseBodySize;
    weight.total += responseBodySize;
  });
  const html = (await (await page.goto(url))?.text()) ?? '';
  await answered(page);
  await page.waitForTimeout(QUIET_MS);
  const lcpUrl = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.lcp?.url ?? '');
  await leave();
  weight.lcpImage = byUrl.get(lcpUrl) ?? 0;
  for (const [address, size] of byUrl) {
    const { pathname } = new URL(address);
    if (pathname.endsWith('.js') && html.includes(pathname)) weight.firstScript += size;
  }
  return weight;
}
