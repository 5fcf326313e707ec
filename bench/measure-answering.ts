import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { newVisit, PHONE } from './lab/conditions.ts';
import { OPEN_MENU, PROBES } from './lab/probes.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const DELAYS_MS = [100, 300, 600];
const LOADS = 5;
const TIMEOUT_MS = 3000;
const GROUP = `Касание меню и набор номера после первого показа: ${PHONE.title}`;
const DIGITS = '9115550011';
const KEY_EACH_MS = 60;
const ALL = { unit: `из ${LOADS}`, must: LOADS, goal: LOADS, higherIsBetter: true } as const;

/** Measures whether the page responds to early input: taps and keys some milliseconds after the first paint. */
export async function measureAnswering(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const menu = await placeOfMenu(browser, url);
  for (const delayMs of DELAYS_MS) {
    const taps = await inTurn(() => tapMenu(browser, url, menu, delayMs));
    const opened = taps.flatMap(({ openedAfterMs }) => openedAfterMs ?? []);
    const name = `касание через ${delayMs} мс`;
    rows.push(
      { group: GROUP, name: `${name}: меню открылось за 3 с`, value: opened.length, ...ALL },
      {
        group: GROUP,
        name: `${name}: осталась на месте`,
        value: taps.filter(({ hasStayed }) => hasStayed).length,
        ...ALL,
      },
    );
    if (opened.length > 0) {
      rows.push({ group: GROUP, name: `${name}: до открытого меню`, value: Math.round(median(opened)), unit: 'мс' });
    }
  }
  const typed = await inTurn(() => typePhone(browser, `${url}/contacts`, 300));
  rows.push({ group: GROUP, name: 'номер, набранный через 300 мс: цел', value: typed.filter(Boolean).length, ...ALL });
  await browser.close();
  return rows;
}

async function inTurn<Outcome>(act: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < LOADS; run += 1) outcomes.push(await act());
  return outcomes;
}

type Tap = { readonly openedAfterMs: number | null; readonly hasStayed: boolean };

type Place = { readonly x: number; readonly y: number };

/** Uses a separate visit: a query of the position would wait for the page under test. */
async function placeOfMenu(browser: Browser, url: string): Promise<Place> {
  const { page, leave } = await newVisit(browser, PHONE);
  await page.goto(url);
  const box = await page.locator(PROBES.menu.element).boundingBox();
  await leave();
  if (!box) throw new Error(`${url} shows no ${PROBES.menu.element}; name the menu button in bench/lab/probes.ts`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapMenu(browser: Browser, url: string, menu: Place, delayMs: number): Promise<Tap> {
  const { page, session, leave } = await newVisit(browser, PHONE);
  await page.addInitScript(watchMenu, OPEN_MENU);
  await arrive(page, session, url, delayMs);
  await page.touchscreen.tap(menu.x, menu.y);
  await page.waitForTimeout(TIMEOUT_MS);
  const tap = await page.evaluate(
    ({ tappedAtMs = 0, openedAtMs }) => ({
      openedAfterMs: openedAtMs === undefined ? null : openedAtMs - tappedAtMs,
      hasStayed: location.pathname + location.hash === '/' && scrollY === 0,
    }),
    await page.evaluate(() => (window as unknown as Watched).watched),
  );
  await leave();
  return tap;
}

async function typePhone(browser: Browser, url: string, delayMs: number): Promise<boolean> {
  const { page, session, leave } = await newVisit(browser, PHONE);
  const field = page.locator(PROBES.form.element).first();
  await arrive(page, session, url, delayMs);
  await field.focus();
  await page.keyboard.type(DIGITS, { delay: KEY_EACH_MS });
  await page.waitForTimeout(TIMEOUT_MS);
  const typed = (await field.inputValue()).replace(/\D/g, '');
  await leave();
  return typed.endsWith(DIGITS);
}

/** Opens the page and resolves `delayMs` after the first contentful paint. */
async function arrive(page: Page, session: CDPSession, url: string, delayMs: number): Promise<void> {
  const painting = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await page.goto(url, { waitUntil: 'commit' });
  await painting;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}

type Watched = { watched: { tappedAtMs?: number; openedAtMs?: number } };

/** Runs in the page. */
function watchMenu(openMenu: string): void {
  const watched: Watched['watched'] = {};
  Object.assign(window, { watched });
  const keep = ({ timeStamp }: Event) => {
    watched.tappedAtMs ??= timeStamp;
  };
  addEventListener('pointerdown', keep, true);
  setInterval(() => {
    if (document.querySelector(openMenu)) watched.openedAtMs ??= performance.now();
  }, 16);
}
