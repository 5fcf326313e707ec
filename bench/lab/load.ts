import type { Browser, Page } from 'playwright-core';
import { median } from '../report.ts';
import type { Conditions } from './conditions.ts';
import { newVisit } from './conditions.ts';
import type { Seen } from './observe.ts';
import { answered } from './observe.ts';

/** Waiting time for the work of an application after its start: prefetching and timers. */
const QUIET_MS = 2500;

export type Loading = {
  readonly lcpMs: number;
  readonly lcpElement: string;
  /** Total blocking time: the sum of the time beyond 50 ms of each long task after the first paint. */
  readonly blockedMs: number;
  /** The longest task that began before the first paint. */
  readonly longestTaskMs: number;
  /** Time from the first paint until menu and form are hydrated, at least 0. */
  readonly gapMs: number;
  /** Time from the first paint until the whole page is hydrated; `null` when the page does not report it. */
  readonly wholeGapMs: number | null;
  readonly shift: number;
  readonly shifts: Seen['shifts'];
};

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
