import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { newVisit, PHONE } from './lab/conditions.ts';
import { OPENERS, PROBES } from './lab/probes.ts';
import { arrive, placeOf, TAP_TIMEOUT_MS, type Tap, tap } from './lab/tap.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const DELAYS_MS = [100, 300, 600, 1000];
const PAGES = ['/', '/remont/komfort', '/works/dvushka-na-artilleriyskoy', '/sales/dvushka-v-gurievske', '/contacts'];
const LOADS = 5;
const GROUP = `Касание и набор номера после первого показа: ${PHONE.title}`;
const DIGITS = '9115550011';
const KEY_EACH_MS = 60;
const ALL = { unit: `из ${LOADS}`, must: LOADS, goal: LOADS, higherIsBetter: true } as const;

/** Measures whether pages respond to early input: taps and keys some milliseconds after the first paint. */
export async function measureAnswering(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of PAGES) {
    for (const delayMs of DELAYS_MS) rows.push(...(await tapOn(browser, url + path, delayMs)));
  }
  const typed = await inTurn(() => typePhone(browser, `${url}/contacts`, 300));
  rows.push({ group: GROUP, name: 'номер, набранный через 300 мс: цел', value: typed.filter(Boolean).length, ...ALL });
  await browser.close();
  return rows;
}

async function tapOn(browser: Browser, url: string, delayMs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, opener] of [['меню', OPENERS.menu], ...callbackOf(url)] as const) {
    const place = await placeOf(browser, url, opener);
    const taps = await inTurn(() => tap(browser, url, opener, place, delayMs));
    const name = `${new URL(url).pathname}, ${what}, касание через ${delayMs} мс`;
    rows.push(
      { group: GROUP, name: `${name}: осталась на месте`, value: taps.filter(stayed).length, ...ALL },
      { group: GROUP, name: `${name}: до показа`, value: paintedAfterMs(taps), unit: 'мс', must: 200, goal: 100 },
    );
  }
  return rows;
}

/** A flat has a viewing in its bar instead of the callback. */
const callbackOf = (url: string) => (url.includes('/sales/') ? [] : ([['звонок', OPENERS.callback]] as const));

const stayed = ({ hasStayed }: Tap) => hasStayed;

const paintedAfterMs = (taps: readonly Tap[]) =>
  Math.round(median(taps.map((one) => one.paintedAfterMs ?? TAP_TIMEOUT_MS)));

async function inTurn<Outcome>(act: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < LOADS; run += 1) outcomes.push(await act());
  return outcomes;
}

async function typePhone(browser: Browser, url: string, delayMs: number): Promise<boolean> {
  const { page, session, leave } = await newVisit(browser, PHONE);
  const field = page.locator(PROBES.form.element).first();
  await arrive(page, session, url, delayMs);
  await field.focus();
  await page.keyboard.type(DIGITS, { delay: KEY_EACH_MS });
  await page.waitForTimeout(TAP_TIMEOUT_MS);
  const typed = (await field.inputValue()).replace(/\D/g, '');
  await leave();
  return typed.endsWith(DIGITS);
}
