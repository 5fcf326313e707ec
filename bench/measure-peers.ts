import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { buildPeers } from './lab/build-peers.ts';
import { PHONE } from './lab/conditions.ts';
import { needsOfFront, startFront } from './lab/front.ts';
import type { Figure, Loading } from './lab/load.ts';
import { load } from './lab/load.ts';
import { OPENERS, type Opener } from './lab/probes.ts';
import { serveFolders } from './lab/static-server.ts';
import { type Place, placeOf, TAP_TIMEOUT_MS, tap } from './lab/tap.ts';
import type { Weight } from './lab/weigh.ts';
import { weigh } from './lab/weigh.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

const RUNS = 5;
const WORK = '/works/dvushka-na-artilleriyskoy';
const FIGURES: readonly { figure: Figure; title: string; goal?: number }[] = [
  { figure: 'lcpMs', title: 'LCP, мс', goal: 0.75 },
  { figure: 'blockedMs', title: 'TBT, мс' },
  { figure: 'longestTaskMs', title: 'самая длинная задача до показа, мс' },
  { figure: 'gapMs', title: 'от показа до ответа меню и формы, мс' },
];
const WEIGHTS: readonly { kind: keyof Weight; title: string }[] = [
  { kind: 'total', title: 'всё в покое, КБ' },
  { kind: 'script', title: 'код, КБ' },
];

const TAP_DELAY_MS = 300;

const PAGES = ['home', 'work'] as const;
const TITLES = { home: 'Доля от соперников: главная', work: 'Доля от соперников: работа' };

type Site = { readonly name: string; readonly url: string; readonly home: string; readonly work: string };

/**
 * Compares two pages with the same pages of other frameworks, built from the same components, data, pictures and fonts.
 * Each row is the site's value divided by the peer's.
 */
export async function measurePeers({ dataDir }: SiteProcess): Promise<Measured> {
  const publicDir = join(await realpath(join(dataDir, 'current')), 'public');
  const peers = await buildPeers(publicDir, WORK);
  const servers = await Promise.all([[publicDir], ...peers.map(({ folder }) => [folder, publicDir])].map(serveFolders));
  const sites = servers.map(({ url }, index): Site => {
    const peer = peers[index - 1];
    return { name: peer?.name ?? 'мы', url, home: '/', work: peer ? '/work' : WORK };
  });
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const notes: string[] = [];
  try {
    rows.push(...(await compareWeights(browser, sites)));
    rows.push(...(await compareVisits(browser, 'HTTP/1.1', sites)));
    rows.push(...(await compareTaps(browser, sites)));
    const needs = needsOfFront();
    if (needs) notes.push(`Соперники по HTTP/2 не измерены: ${needs}`);
    else rows.push(...(await behindNginx(browser, sites)));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  return { rows, notes };
}

async function behindNginx(browser: Browser, sites: readonly Site[]): Promise<Row[]> {
  const fronts = await Promise.all(sites.map(({ url }) => startFront(url)));
  const over2 = sites.map((site, index) => ({ ...site, url: fronts[index]?.urls['HTTP/2'] ?? site.url }));
  const rows = await compareVisits(browser, 'HTTP/2 за nginx', over2);
  await Promise.all(fronts.map((front) => front.stop()));
  return rows;
}

/** Alternates the sites, so that all run under the same background load. */
async function compareVisits(browser: Browser, how: string, sites: readonly Site[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const visits = sites.map((): Loading[] => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, site] of sites.entries())
        visits[index]?.push(await load(browser, site.url + site[page], PHONE));
    }
    for (const { figure, title, goal } of FIGURES) {
      const values = visits.map((found) => found.map((visit) => visit[figure] ?? 0));
      rows.push(...ratios(`${TITLES[page]}, ${how}`, title, sites, values, goal));
    }
  }
  return rows;
}

async function compareTaps(browser: Browser, sites: readonly Site[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const urls = sites.map((site) => site.url + site[page]);
    for (const [what, opener] of Object.entries(OPENERS)) {
      const title = `касание «${what}» через ${TAP_DELAY_MS} мс до показа, мс`;
      rows.push(...ratios(`${TITLES[page]}, HTTP/1.1`, title, sites, await tapInTurn(browser, urls, opener)));
    }
  }
  return rows;
}

/** A link that leads away or a dialog that never opens counts as the timeout. */
async function tapInTurn(browser: Browser, urls: readonly string[], opener: Opener): Promise<number[][]> {
  const visits: { url: string; place: Place; values: number[] }[] = [];
  for (const url of urls) visits.push({ url, place: await placeOf(browser, url, opener), values: [] });
  for (let run = 0; run < RUNS; run += 1) {
    for (const { url, place, values } of visits) {
      const { paintedAfterMs } = await tap(browser, url, opener, place, TAP_DELAY_MS);
      values.push(Math.round(paintedAfterMs ?? TAP_TIMEOUT_MS));
    }
  }
  return visits.map(({ values }) => values);
}

async function compareWeights(browser: Browser, sites: readonly Site[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const weights: Weight[] = [];
    for (const site of sites) weights.push(await weigh(browser, site.url + site[page]));
    for (const { kind, title } of WEIGHTS) {
      const values = weights.map((weight) => [Math.round(weight[kind] / 102.4) / 10]);
      rows.push(...ratios(`${TITLES[page]}, байты`, title, sites, values));
    }
  }
  return rows;
}

/** Returns the median of the ratios per round; a round shares its background load. */
function ratios(group: string, title: string, sites: readonly Site[], values: number[][], goal = 1): Row[] {
  const [ours = [], ...theirs] = values;
  const middle = (found: number[]) => Math.round(median(found) * 10) / 10;
  return theirs.map((found, index) => {
    // Values below 1 count as 1, which avoids a division by zero.
    const shares = found.map((value, round) => Math.max(ours[round] ?? 0, 1) / Math.max(value, 1));
    return {
      group,
      name: `${title}: ${middle(ours)} против ${middle(found)} у ${sites[index + 1]?.name}`,
      value: Math.round(median(shares) * 100) / 100,
      unit: '×',
      must: 1,
      goal,
    };
  });
}
