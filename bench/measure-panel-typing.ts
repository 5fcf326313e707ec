import type { Page } from 'playwright-core';
import { startPanelProcess } from '../e2e/panel/support/panel-process.ts';
import { launchBrowser } from '../e2e/support/browser.ts';
import { serveRelease } from '../e2e/support/site-process.ts';
import { DESKTOP } from '../e2e/support/visitor.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const FORMS = [
  ['/content/works/dvushka-na-minskoy', 'работы'],
  ['/content/packages/komfort', 'пакета'],
  ['/content/articles/nemeckiy-dom-perekrytiya', 'статьи'],
] as const;
/** Text boxes of a form: a short text and one of several lines. */
const BOXES = [0, 2];
const TYPED = ' quick brown fox jumps a';
const KEY_EACH_MS = 250;
const CPU_SLOWDOWN = 4;
/** Time for the preview after the last change. */
const QUIET_MS = 2500;

/** Time from a key to the frame with its letter, in forms of entries next to their pages on a slow processor. */
export async function measurePanelTyping(): Promise<Row[]> {
  const site = await serveRelease('demo');
  const panel = await startPanelProcess({ contentDir: 'content', dataDir: site.dataDir });
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [path, form] of FORMS) {
    const context = await browser.newContext({ viewport: DESKTOP });
    await context.addCookies(await panel.signIn('editor'));
    const page = await context.newPage();
    await page.goto(panel.url + path, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const letters: number[] = [];
    for (const box of BOXES) letters.push(...(await lettersIn(page, box)));
    await context.close();
    const name = `Буква в форме ${form}, процессор ÷ ${CPU_SLOWDOWN}`;
    rows.push({ group: 'Панель', name: `${name}: медиана`, value: median(letters), unit: 'мс', must: 100, goal: 50 });
    rows.push({ group: 'Панель', name: `${name}: самая долгая`, value: Math.max(...letters), unit: 'мс' });
  }
  await browser.close();
  await panel.stop();
  await site.stop();
  return rows;
}

type Typing = { keys: Map<number, number> };

/** Returns milliseconds per key, as Event Timing sees them: in steps of eight, from sixteen on. */
async function lettersIn(page: Page, box: number): Promise<number[]> {
  await page.getByRole('main').getByRole('textbox').nth(box).click();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => {
    const keys = new Map<number, number>();
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (name.startsWith('key') && interactionId > 0) {
          keys.set(interactionId, Math.max(keys.get(interactionId) ?? 0, duration));
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(TYPED, { delay: KEY_EACH_MS });
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => [...(window as unknown as Typing).keys.values()]);
}
