import { launchBrowser } from '../e2e/support/browser.ts';
import { PHONE } from './lab/conditions.ts';
import { needsOfFront, startFront } from './lab/front.ts';
import { rowsOf, visitTimes } from './measure-loading.ts';
import type { Measured, Row } from './report.ts';

/** The home page as it is in public: nginx in front, over HTTP/1.1 and HTTP/2. */
export async function measureBehindNginx(url: string): Promise<Measured> {
  const needs = needsOfFront();
  if (needs) return { rows: [], notes: [`Главная за nginx не измерена: ${needs}`] };
  const front = await startFront(url);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [version, origin] of Object.entries(front.urls)) {
    const visits = await visitTimes(browser, `${origin}/`, PHONE);
    rows.push(...rowsOf(`За nginx по ${version}: ${PHONE.title}`, '/', visits));
  }
  await browser.close();
  await front.stop();
  return { rows, notes: [] };
}
