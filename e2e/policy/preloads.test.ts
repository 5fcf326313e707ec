import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base, type VisitOptions } from '../support/fixtures.ts';
import { headerLink } from '../support/traveller.ts';
import { answered, PHONE } from '../support/visitor.ts';

type Options = VisitOptions & { readonly connection?: object; readonly until?: Promise<void> };

/** Records requests for page data, which are answered once `until` resolves; the clock of the page is controllable. */
const test = base.extend('openWatched', ({ newTraveller }) => async (path: string, options: Options = {}) => {
  const { connection = {}, until, ...device } = options;
  const traveller = await newTraveller(device);
  const { page, open } = traveller;
  const asked: string[] = [];
  await page.clock.install();
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts, configurable: true });
  }, connection);
  await page.route('**/data/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith('/data/_')) {
      asked.push(pathname);
      await until;
    }
    await route.continue();
  });
  await open(path);
  return { ...traveller, asked };
});

/** Waits until prefetching for the current viewport has finished. */
async function letLinksRest(page: Page): Promise<void> {
  await seen(page);
  await page.clock.runFor(2000);
  await answered(page);
}

/** Resolves after the page's intersection observers have run. */
function seen(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

const FINGER = { viewport: PHONE, isMobile: true, hasTouch: true };

test('links in view prefetch their pages, four at a time, each once, the hovered one first', async ({
  openWatched,
}) => {
  const { promise: pointed, resolve: point } = Promise.withResolvers<void>();
  const { page, asked } = await openWatched('/news', { until: pointed });
  await expect.poll(() => asked.length).toBe(4);
  await letLinksRest(page);
  expect(asked.length).toBe(4);
  await page.getByRole('contentinfo').locator('a[href="/policy"]').first().focus();
  point();
  await expect.poll(() => asked.length).toBeGreaterThan(8);
  expect(asked.slice(4, 8)).toContain('/data/policy.json');
  await page.evaluate(() => scrollTo(0, 0));
  await letLinksRest(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a touch screen prefetches two pages in view and that of a link under a resting finger', {
  tags: ['nightly'],
}, async ({ openWatched }) => {
  const { page, asked } = await openWatched('/news', FINGER);
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await letLinksRest(page);
  await page.evaluate(() => {
    const finger = (type: string, path: string) =>
      document
        .querySelector(`footer a[href="${path}"]`)
        ?.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
    finger('pointerover', '/consent');
    finger('pointercancel', '/consent');
    finger('pointerover', '/policy');
  });
  await letLinksRest(page);
  expect(asked.slice(2)).toEqual(['/data/policy.json']);
});

test('links that only scroll past prefetch nothing', { tags: ['nightly'] }, async ({ openWatched }) => {
  const { page, asked } = await openWatched('/news');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const { height, step, passed } = await page.evaluate(() => {
    const isBetween = (top: number) => top > 1.5 * innerHeight && top < document.body.scrollHeight - 1.5 * innerHeight;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/news/"]')];
    const passed = links.filter((link) => isBetween(link.getBoundingClientRect().top));
    return {
      height: document.body.scrollHeight,
      step: innerHeight,
      passed: passed.map(({ pathname }) => `/data${pathname}.json`),
    };
  });
  expect(passed).not.toEqual([]);
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await seen(page);
    await page.clock.runFor(100);
  }
  await letLinksRest(page);
  // This link is at the bottom of the page, so prefetches of links passed earlier would come first.
  await expect.poll(() => asked).toContain('/data/policy.json');
  expect(asked.filter((path) => passed.includes(path))).toEqual([]);
});

test('a prefetched page opens without a request', async ({ openWatched }) => {
  const { page, asked, follow, heading } = await openWatched('/works');
  const came = page.waitForResponse('**/data/contacts.json');
  await headerLink(page, 'Контакты').hover();
  await (await came).finished();
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(asked.filter((path) => path === '/data/contacts.json')).toHaveLength(1);
});
