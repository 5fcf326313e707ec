import { launchBrowser } from '../e2e/support/browser.ts';
import type { FrontServer } from '../e2e/support/front-server.ts';
import { startCaddyFront, startNginxFront } from '../e2e/support/front-server.ts';
import { publishedConsents } from '../e2e/support/leads.ts';
import { missingOf } from '../e2e/support/programs.ts';
import { type SiteProcess, startSite } from '../e2e/support/site-process.ts';
import { makeCertificate } from './lab/certificate.ts';
import { newVisit, UNSLOWED } from './lab/conditions.ts';
import { cpuSeconds, memoryMb, withChildren } from './lab/cpu-time.ts';
import { load, NEEDS, sendLeads } from './lab/h2-load.ts';
import { publishCost } from './lab/publish-cost.ts';
import { swipeToEnd } from './lab/scroll.ts';
import { measureMemory } from './measure-memory.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

const ROUNDS = 3;
const PAGES = 10_000;
const VISITS = 200;
/** Number of concurrent visitors. */
const CONCURRENCY = 10;
const LEADS = 1000;
const FRONTS = { nginx: startNginxFront, Caddy: startCaddyFront };

/**
 * Measures the capacity of one core behind nginx and Caddy with TLS and HTTP/2: work per CPU time of web server and
 * Node. CPU time depends little on other programs of the machine.
 */
export async function measureCapacity(): Promise<Measured> {
  const missing = missingOf('nginx', 'caddy', 'openssl', ...NEEDS);
  if (missing.length > 0) {
    const how = 'Поставьте: apt-get install nginx-light libnginx-mod-http-brotli-static caddy openssl nghttp2-client.';
    return { rows: [], notes: [`Нагрузка не измерена: нет ${missing.join(', ')}. ${how}`] };
  }
  await using certificate = await makeCertificate();
  const site = await startSite({ environment: { LEADS_PER_MINUTE: '0' } });
  const rows: Row[] = [];
  const ofNode = await measureMemory(site);
  let paths: readonly string[] | null = null;
  for (const [name, start] of Object.entries(FRONTS)) {
    const front = await start(site, { ...certificate, http2: true });
    paths ??= await pathsOfVisit(front.url);
    rows.push(...(await behind(name, front, site, paths)));
    await front.stop();
  }
  rows.push(...ofNode, ...(await ofOneCompany(site)));
  await site.stop();
  return { rows, notes: [] };
}

async function behind(name: string, front: FrontServer, site: SiteProcess, paths: readonly string[]): Promise<Row[]> {
  const group = `Одно ядро за ${name}, TLS и HTTP/2`;
  const web = await withChildren(front.pid);
  const pids = [...web, site.pid];
  const urls = paths.map((path) => front.url + path);
  const consent = publishedConsents(site).callback[0]?.version;
  let bytes = 0;
  async function visit(): Promise<void> {
    for (let come = 0; come < VISITS; come += CONCURRENCY)
      bytes = (await load(urls, { connections: CONCURRENCY, requests: CONCURRENCY * urls.length })) / CONCURRENCY;
  }
  const perSecond = async (count: number, work: () => Promise<unknown>) => {
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await cpuSeconds(pids);
      await work();
      rates.push(count / ((await cpuSeconds(pids)) - before));
    }
    return Math.round(median(rates));
  };
  const row = (what: string, value: number, unit: string): Row => ({ group, name: what, value, unit });
  const pages = await perSecond(PAGES, () => load([`${front.url}/works`], { connections: 16, requests: PAGES }));
  const visitors = await perSecond(VISITS, visit);
  const begun = performance.now();
  const leads = await perSecond(LEADS, () => sendLeads(front.url, consent, LEADS));
  const byTheClock = (ROUNDS * LEADS * 1000) / (performance.now() - begun);
  return [
    row('страниц', pages, 'в с'),
    row('визитов, каждый со своим соединением', visitors, 'в с'),
    row('запросов за визит', urls.length, ''),
    row('пришло за визит', Math.round(bytes / 1024), 'КБ'),
    row('заявок', leads, 'в с'),
    row('заявок по часам, с записью на этот диск', Math.round(byTheClock), 'в с'),
    row('память веб-сервера', Math.round(await memoryMb(web)), 'МБ'),
  ];
}

async function pathsOfVisit(origin: string): Promise<string[]> {
  const browser = await launchBrowser();
  const visit = await newVisit(browser, UNSLOWED);
  const paths: string[] = [];
  visit.page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && response.request().method() === 'GET' && response.status() === 200) paths.push(pathname);
  });
  await visit.page.goto(origin);
  await swipeToEnd(visit);
  await visit.page
    .locator('a[href="/works"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await visit.page.waitForURL('**/works');
  await visit.page.waitForLoadState('networkidle');
  await visit.leave();
  await browser.close();
  return paths;
}

async function ofOneCompany(site: SiteProcess): Promise<Row[]> {
  const group = 'Одна компания (содержимое «Преголи»)';
  const row = (name: string, value: number, unit: string): Row => ({
    group,
    name,
    value: Math.round(value * 10) / 10,
    unit,
  });
  const { whole, edit, cacheMb, releaseMb, editMb } = await publishCost();
  return [
    row('память Node после этих заявок', await memoryMb([site.pid]), 'МБ'),
    row('процессор: публикация с нуля, снимки уже сжаты', whole.seconds, 'с'),
    row('процессор: одна цена, новым процессом', edit.seconds, 'с'),
    row('память публикации, наибольшая', whole.peakMb, 'МБ'),
    row('диск: сжатые снимки', cacheMb, 'МБ'),
    row('диск: первый выпуск', releaseMb, 'МБ'),
    row('диск: каждый следующий с правкой цены', editMb, 'МБ'),
  ];
}
