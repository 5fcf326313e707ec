import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { startCountedSite } from './support/counted-site.ts';
import { watchPosts } from './support/lead-visitor.ts';
import { fieldsOf, fillIn, leadForm, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  // Only a site with a counter asks.
  [site, browser] = await Promise.all([startCountedSite(), launchBrowser()]);
}, 240_000);
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

const WEEK_MS = 7 * 86_400_000;

/** A page of this device in a new tab, so many weeks from now. */
async function openTab(context: BrowserContext, path: string, weeks = 0): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + weeks * WEEK_MS });
  await page.goto(path);
  await started(page);
  return page;
}

/** The attribution of a lead that is sent from this page. */
async function sentFrom(page: Page): Promise<unknown> {
  const posts = watchPosts(page);
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  return posts[0]?.attribution;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('first-touch'));

test('with consent a lead of a week later, from a new tab, tells how the visitor came at first', async () => {
  const { page: first, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await first.goto('/about?utm_source=yandex&utm_campaign=zima');
  await started(first);
  expect(await kept(first)).toBeNull();
  await first.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Разрешить' }).click();
  await expect.poll(() => kept(first)).toContain('zima');
  await first.close();
  const later = await openTab(first.context(), '/contacts', 1);
  expect(await sentFrom(later)).toMatchObject({
    first: { utm_source: 'yandex', utm_campaign: 'zima', landing: '/about' },
    last: { landing: '/contacts' },
  });
  await leave();
});

test('without consent the device keeps nothing of it, and a new tab tells of itself only', async () => {
  const { page: first, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await first.goto('/about?utm_source=yandex');
  await started(first);
  const stored = () => first.evaluate(() => Object.keys(localStorage));
  expect(await stored()).toEqual([]);
  await first.getByRole('region', { name: 'Файлы куки' }).getByRole('button', { name: 'Только нужные' }).click();
  const later = await openTab(first.context(), '/contacts', 1);
  const sent = await sentFrom(later);
  expect(sent).toMatchObject({ first: { landing: '/contacts' } });
  expect(JSON.stringify(sent)).not.toContain('yandex');
  expect(await stored()).toEqual([]);
  await leave();
});

test('consent taken back in the settings takes the record away', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await page.goto('/cookies?utm_source=yandex');
  await started(page);
  const settings = page.locator('[data-cookie-settings]');
  await settings.getByRole('button', { name: 'Разрешить' }).click();
  await expect.poll(() => kept(page)).toContain('yandex');
  await settings.getByRole('button', { name: 'Только нужные' }).click();
  await expect.poll(() => kept(page)).toBeNull();
  await leave();
});

test('a campaign counts also where the visitor goes on before the application has come', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const application = /\/assets\/client-[\w-]+\.js$/;
  await page.route(application, () => new Promise(() => {}));
  await page.goto('/?utm_source=yandex');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arrivals'))).toContain('yandex');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
  await page.waitForURL('**/contacts');
  await started(page);
  expect(await sentFrom(page)).toMatchObject({ first: { utm_source: 'yandex', landing: '/' } });
  await leave();
});
