import type { Browser, CDPSession, Page } from 'playwright-core';
import { newVisit, PHONE } from './conditions.ts';
import type { Opener } from './probes.ts';

/** A dialog that does not open within this time counts as not opened. */
export const TAP_TIMEOUT_MS = 3000;

export type Tap = { readonly paintedAfterMs: number | null; readonly hasStayed: boolean };
export type Place = { readonly x: number; readonly y: number };

/** Uses a separate visit: a query of the position would wait for the page under test. */
export async function placeOf(browser: Browser, url: string, { element }: Opener): Promise<Place> {
  const { page, leave } = await newVisit(browser, PHONE);
  await page.goto(url);
  const box = await page.locator(element).boundingBox();
  await leave();
  if (!box) throw new Error(`${url} shows no ${element}; see bench/lab/probes.ts`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps `delayMs` after the first paint and measures the time until the frame that shows the dialog. */
export async function tap(browser: Browser, url: string, opener: Opener, at: Place, delayMs: number): Promise<Tap> {
  const { page, session, leave } = await newVisit(browser, PHONE);
  await page.addInitScript(watchOpening, opener.opens);
  await arrive(page, session, url, delayMs);
  await page.touchscreen.tap(at.x, at.y);
  await page
    .waitForFunction(() => (window as unknown as Watched).watched.paintedAtMs, null, { timeout: TAP_TIMEOUT_MS })
    .catch(() => undefined);
  const { watched, hasStayed } = await page.evaluate((arrivedAt) => {
    const { watched = {} } = window as unknown as Partial<Watched>;
    return { watched, hasStayed: location.href === arrivedAt && scrollY === 0 };
  }, url);
  await leave();
  const { tappedAtMs = 0, paintedAtMs } = watched;
  return { paintedAfterMs: paintedAtMs === undefined ? null : paintedAtMs - tappedAtMs, hasStayed };
}

/** Opens the page and resolves `delayMs` after the first contentful paint. */
export async function arrive(page: Page, session: CDPSession, url: string, delayMs: number): Promise<void> {
  const painting = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await page.goto(url, { waitUntil: 'commit' });
  await painting;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}

type Watched = { watched: { tappedAtMs?: number; paintedAtMs?: number } };

/** Runs in the page. */
function watchOpening(opened: string): void {
  const watched: Watched['watched'] = {};
  Object.assign(window, { watched });
  const keep = ({ timeStamp }: Event) => {
    watched.tappedAtMs ??= timeStamp;
  };
  addEventListener('pointerdown', keep, true);
  // Before the frame is drawn; a poll would see the dialog after it and measure the next frame.
  const look = () =>
    requestAnimationFrame(() => {
      if (watched.paintedAtMs !== undefined || !document.querySelector(opened)) return;
      setTimeout(() => {
        watched.paintedAtMs ??= performance.now();
      });
    });
  addEventListener('beforetoggle', look, true);
}
