import { launchBrowser } from '../e2e/support/browser.ts';
import { weigh } from './lab/weigh.ts';
import { LANDING_PAGES } from './phone.ts';
import type { Row } from './report.ts';

/** Measures the transferred bytes (Brotli) of the first view on a phone, by page and type, without prefetching. */
export async function measureBytes(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of LANDING_PAGES) {
    const weight = await weigh(browser, url + path);
    rows.push(
      kilobytes(`${path}: HTML со стилями`, weight.html, 24, 14),
      kilobytes(`${path}: код первого вида`, weight.firstScript, 100, 85),
      kilobytes(`${path}: весь код`, weight.script, 120, 105),
      kilobytes(`${path}: шрифты`, weight.font, 45, 28),
      // Skip pages whose largest contentful paint is text.
      ...(weight.lcpImage > 0 ? [kilobytes(`${path}: главная картинка`, weight.lcpImage, 60, 40)] : []),
      kilobytes(`${path}: всё`, weight.total, 350, 230),
    );
  }
  await browser.close();
  return rows;
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
