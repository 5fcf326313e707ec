import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { headerLink, newTraveller } from '../support/traveller.ts';
import { PHONE } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Counts the requests for pages' data while each takes its time. */
async function withSlowData(
  delay: number | Promise<void>,
  connection: object = {},
  device: BrowserContextOptions = {},
) {
  const traveller = await newTraveller(browser, siteUrl, device);
  const { page } = traveller;
  const asked: string[] = [];
  let inFlight = 0;
  let most = 0;
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts, configurable: true });
  }, connection);
  await page.route('**/data/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/data/_')) return route.continue();
    asked.push(pathname);
    inFlight += 1;
    most = Math.max(most, inFlight);
    await (typeof delay === 'number' ? new Promise((resolve) => setTimeout(resolve, delay)) : delay);
    inFlight -= 1;
    await route.continue();
  });
  return { ...traveller, asked, most: () => most };
}

test('links in view load their pages ahead, four at a time and each once', async () => {
  const { page, open, asked, most, leave } = await withSlowData(400);
  await open('/news');
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(8);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1500);
  expect(most()).toBe(4);
  expect(new Set(asked).size).toBe(asked.length);
  await leave();
});

test('on a touch screen two pages in view are loaded ahead, and that of a link that is touched', async () => {
  const { page, open, asked, leave } = await withSlowData(0, {}, { viewport: PHONE, isMobile: true, hasTouch: true });
  await open('/news');
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const link = page.getByRole('contentinfo').locator('a[href="/policy"]').first();
  await link.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await expect.poll(() => asked).toContain('/data/policy.json');
  await page.waitForTimeout(1500);
  expect(asked.length).toBe(3);
  await leave();
});

test('a finger that begins to scroll on a link loads nothing', async () => {
  const { page, open, asked, leave } = await withSlowData(0, {}, { viewport: PHONE, isMobile: true, hasTouch: true });
  await open('/news');
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => {
    const link = document.querySelector('footer a[href="/policy"]');
    const touch = { pointerType: 'touch', bubbles: true };
    link?.dispatchEvent(new PointerEvent('pointerover', touch));
    link?.dispatchEvent(new PointerEvent('pointercancel', touch));
  });
  await page.waitForTimeout(1500);
  expect(asked).not.toContain('/data/policy.json');
  await leave();
});

test('links that only pass by load nothing', async () => {
  const { page, open, asked, leave } = await withSlowData(0);
  await open('/news');
  await expect.poll(() => asked.length).toBeGreaterThan(8);
  await page.waitForTimeout(1500);
  const before = asked.length;
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(1500);
  expect(asked.length).toBe(before);
  await leave();
});

test('a link that is pointed at goes before all that wait', async () => {
  const { promise: pointed, resolve: point } = Promise.withResolvers<void>();
  const { page, open, asked, leave } = await withSlowData(pointed);
  await open('/news');
  await expect.poll(() => asked.length).toBe(4);
  const link = page.getByRole('contentinfo').locator('a[href="/policy"]').first();
  await link.focus();
  point();
  await expect.poll(() => asked.length).toBeGreaterThan(7);
  expect(asked.slice(4, 8)).toContain('/data/policy.json');
  await leave();
});

test.each([
  ['to save data', { saveData: true }],
  ['for a slow network', { effectiveType: '2g' }],
  ['for a very slow network', { effectiveType: 'slow-2g' }],
])('nothing is loaded ahead %s', async (_, connection) => {
  const { page, open, asked, leave } = await withSlowData(0, connection);
  await open('/news');
  await page.waitForTimeout(2500);
  await headerLink(page, 'Контакты').hover();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await leave();
});

test('a page that was loaded ahead opens without a request', async () => {
  const { page, open, asked, follow, heading, leave } = await withSlowData(0);
  await open('/works');
  await headerLink(page, 'Контакты').hover();
  await expect.poll(() => asked).toContain('/data/contacts.json');
  await page.waitForTimeout(500);
  const before = asked.filter((path) => path === '/data/contacts.json').length;
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(asked.filter((path) => path === '/data/contacts.json').length).toBe(before);
  await leave();
});

test('a page that does not load ahead is silent and opens later', async () => {
  const { page, open, follow, heading, loads, toast, leave } = await newTraveller(browser, siteUrl);
  let isBroken = true;
  await page.route('**/data/contacts.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open('/works');
  await headerLink(page, 'Контакты').hover();
  await page.waitForTimeout(800);
  expect(await toast.count()).toBe(0);
  isBroken = false;
  await follow('Контакты');
  await heading('Контакты').waitFor();
  expect(loads).toEqual(['/works']);
  await leave();
});
