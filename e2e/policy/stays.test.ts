import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { breakPath, chunkPath } from '../support/chunks.ts';
import { headerLink, newTraveller, type Traveller } from '../support/traveller.ts';
import { started } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
const CONTACTS = chunkPath('contacts');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The tab's history as the browser has it, and what of it is shown. */
async function historyOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const paths = entries.map(({ url }) => url.replace(siteUrl, ''));
  return { paths, current: paths[currentIndex], index: currentIndex };
}

/** Path of the page that is shown, as its head says. */
async function shownPath(page: Page): Promise<string> {
  const href = await page.locator('link[rel=canonical]').getAttribute('href');
  return new URL(href ?? '').pathname;
}

/** No page of this code is loaded as a document any more, as just after a load; renewed, for a storm may last. */
async function throttle(page: Page, path: string): Promise<void> {
  await page.evaluate((resting) => {
    const rest = () => {
      const record = { loads: { [resting]: Date.now() }, isLoading: false };
      sessionStorage.setItem('reload-guard', JSON.stringify(record));
    };
    rest();
    setInterval(rest, 1000);
  }, path);
}

const WALK = ['Работы', 'Отзывы', 'Работы', 'Отзывы', 'Работы', 'Отзывы', 'Контакты', 'Работы'].concat([
  'Контакты',
  'Отзывы',
  'Работы',
  'Отзывы',
]);
/** So far from the start that no storm leaves the site, though a step may be asked for before the last one is done. */
const MIDDLE = 8;

/** A visitor in the middle of a long walk, of which one page does not open any more. */
async function newWalker(): Promise<Traveller & { mend(): void }> {
  const traveller = await newTraveller(browser, siteUrl);
  const { page, open, follow } = traveller;
  await open('/about');
  for (const name of WALK) {
    await follow(name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  const { mend } = await breakPath(page, CONTACTS);
  await page.evaluate((steps) => history.go(steps), MIDDLE - WALK.length);
  await page.waitForFunction((index) => history.state.idx === index, MIDDLE);
  await page.reload();
  await started(page);
  await throttle(page, '/contacts');
  traveller.loads.length = 0;
  return { ...traveller, mend };
}

/** Nothing is loaded ahead. */
function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

type Step = { readonly by: number; readonly pauseMs: number };

/** Steps of a hasty hand, the same for each number. */
function storm(seed: number): Step[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return Array.from({ length: 14 }, () => ({
    by: [-1, -1, 1, 1, -2, 2][random(6)] ?? -1,
    pauseMs: random(random(120) + 1),
  }));
}

describe('Back and Forward around a page that does not open', () => {
  test.each([1, 2, 3, 4])('leave address, page and history at one (storm %i)', async (seed) => {
    const { page, loads, path, mend, leave } = await newWalker();
    const before = await historyOf(page);
    await page.evaluate(async (steps) => {
      for (const { by, pauseMs } of steps) {
        if (history.state.idx + by > 0) history.go(by);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }, storm(seed));
    await expect.poll(async () => (await shownPath(page)) === path() && path() !== '/contacts').toBe(true);
    await page.waitForTimeout(700);
    const after = await historyOf(page);
    expect(after.paths).toEqual(before.paths);
    expect([await shownPath(page), path()]).toEqual([after.current, after.current]);
    expect(await page.locator('[data-error-screen], [data-page-error]').count()).toBe(0);

    mend();
    const target = after.paths[after.index - 1];
    await page.goBack();
    await expect.poll(() => shownPath(page)).toBe(target);
    expect(path()).toBe(target);
    expect(loads).toEqual([]);
    await leave();
  });

  test('keep their entries when a link that leads there is followed in between', async () => {
    const { page, path, toast, mend, leave } = await newWalker();
    const before = await historyOf(page);
    await page.evaluate(() => {
      history.back();
      addEventListener('popstate', () => document.querySelector<HTMLElement>('header a[href="/contacts"]')?.click(), {
        once: true,
      });
    });
    await toast.waitFor();
    await expect.poll(path).toBe('/works');
    expect(await shownPath(page)).toBe('/works');
    expect(await historyOf(page)).toEqual(before);
    mend();
    await page.goBack();
    await expect.poll(() => shownPath(page)).toBe('/contacts');
    await leave();
  });

  test('agree also when the visitor presses Back twice at once and was about to leave the site', async () => {
    const { page, path, toast, heading, leave } = await newTraveller(browser, siteUrl);
    await page.route('**/before', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ contentType: 'text/html', body: '<title>before</title>' });
    });
    await page.goto('/before');
    await page.goto('/contacts');
    await started(page);
    await headerLink(page, 'Работы').click();
    await heading('Наши работы').waitFor();
    await breakPath(page, CONTACTS);
    await page.reload();
    await started(page);
    await throttle(page, '/contacts');
    await page.evaluate(() => {
      addEventListener('popstate', () => history.back(), { once: true });
      history.back();
    });
    await toast.waitFor();
    await expect
      .poll(async () => path() === '/before' || (path() === '/works' && (await shownPath(page)) === '/works'))
      .toBe(true);
    await leave();
  });
});

describe('what only looks like a page that does not open', () => {
  test('a browser that stops all loads, as Chromium does when Back and Forward meet, is asked again', async () => {
    const { page, open, follow, heading, toast, loads, leave } = await newTraveller(browser, siteUrl);
    await saveData(page);
    await page.route('**/data/contacts.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue().catch(() => {});
    });
    await open('/works');
    const asked = page.waitForRequest('**/data/contacts.json');
    await follow('Контакты');
    await asked;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.stopLoading');
    await heading('Контакты').waitFor();
    expect([await toast.count(), loads]).toEqual([0, ['/works']]);
    await leave();
  });

  test.each([
    ['code', CONTACTS],
    ['data', '/data/contacts.json'],
  ])('a load ahead whose %s fails while the visitor already waits for it', async (_, path) => {
    const { page, open, follow, heading, toast, loads, leave } = await newTraveller(browser, siteUrl);
    let requests = 0;
    const { promise: followed, resolve: follows } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        requests += 1;
        if (requests > 1) return route.continue();
        await followed;
        await route.abort();
      },
    );
    await open('/works');
    await headerLink(page, 'Контакты').hover();
    await expect.poll(() => requests).toBe(1);
    await follow('Контакты');
    follows();
    await heading('Контакты').waitFor();
    expect([await toast.count(), loads]).toEqual([0, ['/works']]);
    await leave();
  });
});
