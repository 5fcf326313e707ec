import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { newVisitor, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visitor on a phone whose application is on its way; what watches for presses is there. */
async function waiting(path = '/') {
  const visitor = await newVisitor(browser, siteUrl);
  const { page } = visitor;
  const { promise: answered, resolve: answer } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(/\/assets\/client-[\w-]+\.js$/, async (route) =>
    (await answered) === 'abort' ? route.abort() : route.continue(),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForRequest(/\/assets\/client-[\w-]+\.js$/);
  return { ...visitor, answer };
}

test('a press of the menu before the application is there opens the menu once it is', async () => {
  const { page, answer, complaints, leave } = await waiting();
  const button = page.getByRole('link', { name: 'Меню' });
  await button.click();
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(new URL(page.url()).hash).toBe('');
  answer('continue');
  await page.getByRole('dialog', { name: 'Меню' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await started(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('so does a press of a link to the form that is a dialog, and of the search', async () => {
  for (const [link, field] of [
    ['main a[data-open-callback]', 'dialog[open] input[type=tel]'],
    ['header a[data-open-search]', 'dialog[open] input[type=search]'],
  ] as const) {
    const { page, answer, leave } = await waiting();
    await page.locator(link).first().click();
    expect(new URL(page.url()).hash).toBe('');
    answer('continue');
    await page.locator(field).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await leave();
  }
});

test('a link leads where it leads without scripts when the application does not come', async () => {
  const { page, answer, leave } = await waiting();
  await page.getByRole('link', { name: 'Меню' }).click();
  answer('abort');
  await page.waitForURL('**/#footer-nav');
  await leave();
});

test('and when it takes too long', async () => {
  const { page, leave } = await waiting();
  await page.clock.install();
  await page.getByRole('link', { name: 'Меню' }).click();
  await page.clock.fastForward(5000);
  await page.waitForURL('**/#footer-nav');
  await leave();
});

test('a press while the application takes the page over is acted on once', async () => {
  const { page, leave } = await newVisitor(browser, siteUrl);
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const root = document.getElementById('root');
      if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
      clearInterval(timer);
      Object.assign(window, { wasEarly: document.documentElement.dataset.started === undefined });
      document.querySelectorAll<HTMLElement>('main button[aria-pressed]')[1]?.click();
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/works');
  await started(page);
  expect(await page.evaluate(() => (window as { wasEarly?: boolean }).wasEarly)).toBe(true);
  const chip = page.locator('main button[aria-pressed]').nth(1);
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  await leave();
});
