import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import type { Visit } from './lab/conditions.ts';
import { newVisit, PHONE } from './lab/conditions.ts';
import type { Seen } from './lab/observe.ts';
import { answered } from './lab/observe.ts';
import { swipeToEnd } from './lab/scroll.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

const RUNS = 3;
const QUIET_MS = 2500;
const KEY_EACH_MS = 120;

/** Measures the slowest response to an input on the idle home page: the median of each visit's worst value. */
export async function measureInput(url: string): Promise<Measured> {
  const browser = await launchBrowser();
  const scrolling: Slowest[] = [];
  const counting: Slowest[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    scrolling.push(await visitHome(browser, url, swipeToEnd));
    counting.push(await visitHome(browser, url, count));
  }
  await browser.close();
  const group = `Самый долгий ответ на действие (INP): ${PHONE.title}`;
  const row = (name: string, found: Slowest[]): Row => {
    return { group, name, value: Math.round(median(found.map(({ ms }) => ms))), unit: 'мс', must: 200, goal: 100 };
  };
  return {
    rows: [row('главную листают до конца', scrolling), row('в калькуляторе считают', counting)],
    notes: [...scrolling, ...counting].filter(({ ms }) => ms > 200).map(({ ms, what }) => `${ms} мс: ${what}`),
  };
}

type Seeing = { seen: Seen };
type Slowest = Seen['slowestInput'];

async function visitHome(browser: Browser, url: string, act: (visit: Visit) => Promise<void>): Promise<Slowest> {
  const visit = await newVisit(browser, PHONE);
  const { page, leave } = visit;
  await page.goto(url);
  await answered(page);
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => Object.assign((window as unknown as Seeing).seen.slowestInput, { ms: 0 }));
  await act(visit);
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => (window as unknown as Seeing).seen.slowestInput);
  await leave();
  return found;
}

async function count({ page }: Visit): Promise<void> {
  const area = page.locator('#calculator [name="area-number"]');
  await area.tap();
  await area.press('ControlOrMeta+a');
  await page.keyboard.type('72,5', { delay: KEY_EACH_MS });
  for (const choice of await page.locator('#calculator label:has([name=package])').all()) {
    await choice.tap();
    await page.waitForTimeout(KEY_EACH_MS);
  }
}
