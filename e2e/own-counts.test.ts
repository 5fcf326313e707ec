import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goals } from '../model/counts/goals.ts';
import { launchBrowser } from './support/browser.ts';
import { watchCounts } from './support/own-counts.ts';
import { headerLink } from './support/traveller.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function enter() {
  const visitor = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  const counts = await watchCounts(visitor.page.context());
  const open = async (path: string, referer?: string) => {
    await visitor.page.goto(path, referer ? { referer } : {});
    await started(visitor.page);
  };
  return { ...visitor, counts, open };
}

test('every page that is seen is counted once, with the source on the first; nothing is stored', async () => {
  const { page, counts, complaints, open, leave } = await enter();
  await open('/works?package=komfort', 'https://yandex.ru/');
  await expect.poll(() => counts).toEqual([{ page: '/works', goal: null, from: 'yandex.ru' }]);
  await headerLink(page, 'Контакты').click();
  await page.waitForURL('**/contacts');
  await expect.poll(() => counts.filter(({ goal }) => goal === null)).toHaveLength(2);
  await page.goBack();
  await page.waitForURL('**/works**');
  await expect.poll(() => counts.filter(({ goal }) => goal === null)).toHaveLength(3);
  expect(counts.filter(({ goal }) => goal === null).slice(1)).toEqual([
    { page: '/contacts', goal: null, from: null },
    { page: '/works', goal: null, from: null },
  ]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a reload and a document opened from a page of our own are views, not arrivals', async () => {
  const { page, counts, open, leave } = await enter();
  await open('/contacts?utm_source=vk&utm_medium=cpc');
  await expect.poll(() => counts).toHaveLength(1);
  await page.reload();
  await expect.poll(() => counts).toHaveLength(2);
  await open('/about', `${siteUrl}/contacts`);
  await expect.poll(() => counts.filter(({ goal }) => goal === null)).toHaveLength(3);
  expect(counts.filter(({ goal }) => goal === null).map(({ from }) => from)).toEqual(['vk/cpc', null, null]);
  await leave();
});

test('what is done before the application has come counts when it has', async () => {
  const { page, counts, leave } = await enter();
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/client-[\w-]+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contacts');
  await page.waitForFunction(() => (window as { acts?: unknown }).acts !== undefined);
  await page
    .locator('main a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  come();
  await started(page);
  await expect.poll(() => counts.map(({ goal }) => goal)).toEqual([null, 'phone']);
  await leave();
});

test('a page in the background counts when it is seen', async () => {
  const { page, counts, leave } = await enter();
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    Object.assign(window, {
      show() {
        state = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await page.goto('/contacts');
  await started(page);
  await page.waitForTimeout(2500);
  expect(counts).toEqual([]);
  await page.evaluate(() => (window as unknown as { show(): void }).show());
  await expect.poll(() => counts.map(({ page: path }) => path)).toContain('/contacts');
  await leave();
});

test('a count is small and names what is on the list, whatever the address', async () => {
  const { page, counts, open, leave } = await enter();
  await open(`/contacts?utm_source=${encodeURIComponent('я'.repeat(400))}`);
  await page
    .locator('main a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.mouse.move(200, 200);
  await expect.poll(() => counts.map(({ goal }) => goal)).toContain('phone');
  for (const count of counts) {
    expect(Object.keys(count)).toEqual(['page', 'goal', 'from']);
    expect(new TextEncoder().encode(JSON.stringify(count)).length).toBeLessThanOrEqual(512);
    if (count.goal !== null) expect(Object.keys(goals)).toContain(count.goal);
  }
  await leave();
});

test('a server that does not count disturbs nobody', async () => {
  const { page, complaints, leave } = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Blocked');
    };
  });
  await page.goto('/works');
  await started(page);
  await headerLink(page, 'Контакты').click();
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  await page.waitForTimeout(500);
  expect(complaints).toEqual([]);
  await leave();
});
