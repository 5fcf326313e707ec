import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

/** The application itself; what starts it is another file. */
const ENTRY = /\/assets\/(entry-)?client-[\w-]+\.js$/;

test('what is typed before the page is alive survives its awakening and is sent', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = page.waitForRequest(ENTRY);
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  const fields = fieldsOf(form);
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fields.name.focus();
  await held;
  expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
  release();
  await started(page);
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.consent.isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Мария', phone: '+79001234567' }]);
  await leave();
});

test('a form sent before the page is alive is taken as a plain post', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fieldsOf(form).send.click();
  await page.waitForURL('**/thankyou?n=*', { waitUntil: 'commit' });
  release();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, page: '/' }]);
  await leave();
});

test('a form sent twice before the page is alive, and once more when it is, is one lead', async () => {
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  const before = lastNumber(site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ENTRY, (route) => released.then(() => route.continue()));
  // The answers are lost, so the page stays.
  const keys: (string | null)[] = [];
  await page.route('**/api/leads', async (route) => {
    const body = route.request().postData() ?? '';
    const isForm = route.request().isNavigationRequest();
    keys.push(isForm ? new URLSearchParams(body).get('key') : JSON.parse(body).key);
    if (!isForm) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '89001234567' });
  await fieldsOf(form).send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await fieldsOf(form).send.click();
  await expect.poll(() => keys.length).toBe(2);
  release();
  await started(page);
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(storedLeads(site, before)).toMatchObject([{ key: keys[0], name: 'Мария' }]);
  await leave();
});
