import { launchBrowser } from '../e2e/support/browser.ts';
import { startNginxFront } from '../e2e/support/front-server.ts';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { makeCertificate } from './lab/certificate.ts';
import { PHONE } from './lab/conditions.ts';
import { needsOfFront } from './lab/front.ts';
import { rowsOf, visitTimes } from './measure-loading.ts';
import type { Measured, Row } from './report.ts';

/** Measures the home page as in production: behind nginx with the release's configuration, over HTTP/1.1 and HTTP/2. */
export async function measureBehindNginx(site: SiteProcess): Promise<Measured> {
  const needs = needsOfFront();
  if (needs) return { rows: [], notes: [`Главная за nginx не измерена: ${needs}`] };
  await using certificate = await makeCertificate();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const version of ['HTTP/1.1', 'HTTP/2']) {
    const front = await startNginxFront(site, { ...certificate, http2: version === 'HTTP/2' });
    const visits = await visitTimes(browser, `${front.url}/`, PHONE);
    await front.stop();
    rows.push(...rowsOf(`За nginx по ${version}: ${PHONE.title}`, '/', visits));
  }
  await browser.close();
  return { rows, notes: [] };
}
