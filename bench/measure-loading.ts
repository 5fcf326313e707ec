import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import type { Conditions } from './lab/conditions.ts';
import { FAST_PHONE, PHONE, SLOW_PHONE } from './lab/conditions.ts';
import type { Loading } from './lab/load.ts';
import { load, medianOf } from './lab/load.ts';
import type { Measured, Row } from './report.ts';

const PAGES = [
  '/',
  '/works',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/sales/dvushka-na-soglasiya',
  '/remont',
  '/news/sem-smet-na-dvushku',
  '/contacts',
];
const RUNS = 5;
const LCP_MUST_S = 1.5;

export async function measureLoading(url: string): Promise<Measured> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const path of PAGES) {
    const visits = await visitTimes(browser, url + path, PHONE);
    const named = rowsOf(`Загрузка на телефоне: ${PHONE.title}`, path, visits);
    rows.push(...named);
    if ((named[0]?.value ?? 0) > LCP_MUST_S) notes.push(`${path}: LCP — это ${visits[0]?.lcpElement}`);
  }
  await browser.close();
  return { rows, notes };
}

/** Measures the home page and a work on a slower and on a faster phone, for comparison and without a budget. */
export async function measureDevices(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const conditions of [SLOW_PHONE, FAST_PHONE]) {
    for (const path of ['/', '/works/dvushka-na-artilleriyskoy']) {
      const found = rowsOf(
        `Другой телефон: ${conditions.title}`,
        path,
        await visitTimes(browser, url + path, conditions),
      );
      rows.push(...found.map(({ must: _, goal: __, ...row }) => row));
    }
  }
  await browser.close();
  return rows;
}

export async function visitTimes(browser: Browser, url: string, conditions: Conditions): Promise<Loading[]> {
  const visits: Loading[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await load(browser, url, conditions));
  return visits;
}

export function rowsOf(group: string, path: string, visits: readonly Loading[]): Row[] {
  const seconds = (figure: 'lcpMs' | 'gapMs' | 'wholeGapMs') => Math.round(medianOf(visits, figure) / 10) / 100;
  const ms = (figure: 'blockedMs' | 'longestTaskMs') => Math.round(medianOf(visits, figure));
  const shift = Math.round(medianOf(visits, 'shift') * 1000) / 1000;
  return [
    { group, name: `${path}: LCP`, value: seconds('lcpMs'), unit: 'с', must: LCP_MUST_S, goal: 1 },
    { group, name: `${path}: TBT`, value: ms('blockedMs'), unit: 'мс', must: 100, goal: 30 },
    { group, name: `${path}: CLS`, value: shift, unit: '', must: 0.02, goal: 0 },
    {
      group,
      name: `${path}: самая длинная задача до показа`,
      value: ms('longestTaskMs'),
      unit: 'мс',
      must: 400,
      goal: 200,
    },
    {
      group,
      name: `${path}: от показа до ответа меню и формы`,
      value: seconds('gapMs'),
      unit: 'с',
      must: 1.5,
      goal: 0.8,
    },
    { group, name: `${path}: от показа до ответа всей страницы`, value: seconds('wholeGapMs'), unit: 'с' },
  ];
}
