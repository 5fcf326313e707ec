import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { LANDING_PAGES, newPhone } from './phone.ts';
import type { Row } from './report.ts';

type Weight = Record<'html' | 'script' | 'font' | 'image' | 'other' | 'total' | 'lcpImage', number>;

/** Bytes over the wire (brotli) of the first view on a phone, application started, by page and type; nothing is loaded ahead. */
export async function measureBytes(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of LANDING_PAGES) {
    const weight = await weigh(browser, url, path);
    rows.push(
      kilobytes(`${path}: HTML со стилями`, weight.html, 24, 14),
      kilobytes(`${path}: код`, weight.script, 120, 105),
      kilobytes(`${path}: шрифты`, weight.font, 45, 28),
      // Where the largest paint is text, there is no picture to weigh.
      ...(weight.lcpImage > 0 ? [kilobytes(`${path}: главная картинка`, weight.lcpImage, 60, 40)] : []),
      kilobytes(`${path}: всё`, weight.total, 350, 230),
    );
  }
  await browser.close();
  return rows;
}

async function weigh(browser: Browser, url: string, path: string): Promise<Weight> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const weight: Weight = { html: 0, script: 0, font: 0, image: 0, other: 0, total: 0, lcpImage: 0 };
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
  await page.addInitScript(() => {
    // Pages of links are loaded ahead except for those who save data: they are no part of this page.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
      if (last) Object.assign(window, { lcpUrl: last.url });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url + path);
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await page.waitForLoadState('networkidle');
  const lcpUrl = await page.evaluate(() => (window as unknown as { lcpUrl?: string }).lcpUrl ?? '');
  await context.close();
  weight.lcpImage = byUrl.get(lcpUrl) ?? 0;
  return weight;
}

interface LargestContentfulPaint extends PerformanceEntry {
  readonly url: string;
}

function kilobytes(name: string, bytes: number, must: number, goal: number): Row {
  return {
    group: 'Вес первого экрана на телефоне',
    name,
    value: Math.round(bytes / 102.4) / 10,
    unit: 'КБ',
    must,
    goal,
  };
}
