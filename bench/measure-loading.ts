import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { started } from '../e2e/support/visitor.ts';
import { newPhone } from './phone.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

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
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;
/** Long enough for what an application does after its start: preloads, timers. */
const QUIET_MS = 2500;
const GROUP = 'Загрузка на телефоне: 150 мс, 1,6 Мбит/с, процессор ÷ 4';
const LCP_MUST_S = 1.5;

type Loading = {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly blockedMs: number;
  readonly shift: number;
};

/** LCP, TBT and CLS of a first visit; medians. */
export async function measureLoading(url: string): Promise<Measured> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const path of PAGES) {
    const visits: Loading[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await load(browser, url + path));
    const of = (value: (visit: Loading) => number) => median(visits.map(value));
    const lcpS = Math.round(of(({ lcpMs }) => lcpMs) / 10) / 100;
    const tbtMs = Math.round(of(({ blockedMs }) => blockedMs));
    const cls = Math.round(of(({ shift }) => shift) * 1000) / 1000;
    rows.push(
      { group: GROUP, name: `${path}: LCP`, value: lcpS, unit: 'с', must: LCP_MUST_S, goal: 1 },
      { group: GROUP, name: `${path}: TBT`, value: tbtMs, unit: 'мс', must: 100, goal: 30 },
      { group: GROUP, name: `${path}: CLS`, value: cls, unit: '', must: 0.02, goal: 0 },
    );
    if (lcpS > LCP_MUST_S) notes.push(`${path}: LCP — это ${visits[0]?.lcpElement}`);
  }
  await browser.close();
  return { rows, notes };
}

async function load(browser: Browser, url: string): Promise<Loading> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url);
  await started(page);
  await page.waitForTimeout(QUIET_MS);
  const loading = await read(page);
  await context.close();
  return loading;
}

type Seen = { lcp: PaintEntry | null; tasks: PerformanceEntry[]; shift: number };
type PaintEntry = PerformanceEntry & { readonly element?: Element; readonly url: string };
type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen: Seen = { lcp: null, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry as PaintEntry;
  });
  watch('longtask', (entry) => void seen.tasks.push(entry));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as ShiftEntry;
    if (!hadRecentInput) seen.shift += value;
  });
}

function read(page: Page): Promise<Loading> {
  return page.evaluate(() => {
    const { lcp, tasks, shift } = (window as unknown as { seen: Seen }).seen;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = tasks.filter(({ startTime }) => startTime >= firstPaint).map(({ duration }) => duration - 50);
    const element = lcp?.element;
    const shown = lcp?.url || element?.textContent?.slice(0, 60) || '';
    return {
      lcpMs: lcp?.startTime ?? Number.POSITIVE_INFINITY,
      lcpElement: element
        ? `<${element.tagName.toLowerCase()} class="${element.className}"> ${shown}`
        : 'неизвестно что',
      blockedMs: blocked.reduce((sum, ms) => sum + ms, 0),
      shift,
    };
  });
}
