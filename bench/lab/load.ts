import type { Browser, Page } from 'playwright-core';
import { median } from '../report.ts';
import type { Conditions } from './conditions.ts';
import { newVisit } from './conditions.ts';
import type { Seen } from './observe.ts';
import { answered } from './observe.ts';

/** Long enough for what an application does after its start: preloads, timers. */
const QUIET_MS = 2500;

export type Loading = {
  readonly lcpMs: number;
  readonly lcpElement: string;
  /** Of the tasks after the first paint, what is beyond 50 ms. */
  readonly blockedMs: number;
  /** The longest task that began before the first paint. */
  readonly longestTaskMs: number;
  /** From the first paint until menu and form are taken over; not negative. */
  readonly gapMs: number;
  /** The same for everything on the page; `null` where the page does not tell. */
  readonly wholeGapMs: number | null;
  readonly shift: number;
  readonly shifts: Seen['shifts'];
};

/** One first visit, from an empty cache until the page rests. */
export async function load(browser: Browser, url: string, conditions: Conditions): Promise<Loading> {
  const { page, leave } = await newVisit(browser, conditions);
  await page.goto(url);
  await answered(page);
  await page.waitForTimeout(QUIET_MS);
  const loading = await read(page);
  await leave();
  return loading;
}

export type Figure = Exclude<keyof Loading, 'lcpElement' | 'shifts'>;

export function medianOf(visits: readonly Loading[], figure: Figure): number {
  return median(visits.map((visit) => visit[figure] ?? Number.POSITIVE_INFINITY));
}

function read(page: Page): Promise<Loading> {
  return page.evaluate(() => {
    const { lcp, tasks, shifts, answersAtMs } = (window as unknown as { seen: Seen }).seen;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const isBefore = ({ startTime }: PerformanceEntry) => startTime < firstPaint;
    const longest = Math.max(0, ...tasks.filter(isBefore).map(({ duration }) => duration));
    const blocked = tasks.filter((task) => !isBefore(task)).map(({ duration }) => duration - 50);
    const { menu = Number.POSITIVE_INFINITY, form = Number.POSITIVE_INFINITY, whole } = answersAtMs;
    const hasForm = document.querySelector('input[type=tel]') !== null;
    const element = lcp?.element;
    const shown = lcp?.url || element?.textContent?.slice(0, 60) || '';
    return {
      lcpMs: lcp?.startTime ?? Number.POSITIVE_INFINITY,
      lcpElement: element
        ? `<${element.tagName.toLowerCase()} class="${element.className}"> ${shown}`
        : 'неизвестно что',
      blockedMs: blocked.reduce((sum, ms) => sum + ms, 0),
      longestTaskMs: longest,
      gapMs: Math.max(0, (hasForm ? Math.max(menu, form) : menu) - firstPaint),
      wholeGapMs: whole === undefined ? null : whole - firstPaint,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      shifts,
    };
  });
}
