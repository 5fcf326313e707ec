import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { partPath } from './support/chunks.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

const MACHINE_PART = partPath('site/features/lead-form/form-machine.ts');
const VISITOR = { name: 'Мария', phone: '9001234567' };

/** Sends the form of a page that was spoilt before it was opened, and reads what has arrived. */
async function sendSpoilt(spoil: (page: Page) => Promise<unknown>) {
  const before = lastNumber(site);
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await spoil(page);
  await page.goto('/services/priyomka-kvartiry-u-zastrojshchika?utm_source=yandex');
  await started(page);
  const form = leadForm(page, 'service', 'priyomka-kvartiry-u-zastrojshchika');
  await fillIn(form, VISITOR);
  await fieldsOf(form).send.click();
  const number = await thankedNumber(page);
  await leave();
  return { number, stored: storedLeads(site, before) };
}

describe('a lead arrives, once, though the browser', () => {
  test.each([
    ['has no URL.canParse', 'delete URL.canParse'],
    ['has no crypto.randomUUID, as on plain http', 'delete Crypto.prototype.randomUUID'],
    ['blocks all storage', 'for (const name of ["localStorage", "sessionStorage"]) broken(window, name)'],
    ['has no room in its storage', 'Storage.prototype.setItem = refuse'],
    ['blocks cookies', 'broken(Document.prototype, "cookie")'],
    ['does not tell how the page was opened', 'Performance.prototype.getEntriesByType = refuse'],
    ['does not tell from where the visitor came', 'broken(Document.prototype, "referrer")'],
    ['knows no time zones', 'Intl.DateTimeFormat = refuse'],
    ['refuses locks', 'LockManager.prototype.request = refuse'],
    ['refuses popovers, on which toasts stand', 'HTMLElement.prototype.showPopover = refuse'],
    ['cannot read the form', 'window.FormData = refuse'],
    ['cannot post in the background', 'delete AbortSignal.timeout'],
    ['cannot tell a finished lead to the history', 'Storage.prototype.removeItem = refuse'],
  ])('%s', async (_name, fault) => {
    const { number, stored } = await sendSpoilt((page) =>
      page.addInitScript(`{
        const refuse = () => { throw new Error('Refused') };
        const broken = (object, name) => Object.defineProperty(object, name, { get: refuse, configurable: true });
        ${fault};
      }`),
    );
    expect(stored).toMatchObject([{ number, phone: '+79001234567', name: VISITOR.name }]);
  });

  test.each([
    ['is told 404 for the code that sends', (route: Route) => route.fulfill({ status: 404 })],
    ['is told 500 for it', (route: Route) => route.fulfill({ status: 500 })],
    ['gets a page in its place', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Вход</p>' })],
    ['waits for it in vain', () => new Promise<void>(() => {})],
    [
      'gets code that fails when it starts',
      (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const startMachine = () => { throw 1 }' }),
    ],
    [
      'gets code that fails when it sends',
      (route: Route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const startMachine = () => ({ submit: async () => { throw 1 } })',
        }),
    ],
  ])('%s', async (_name, answer) => {
    const { number, stored } = await sendSpoilt((page) => page.route(MACHINE_PART, answer));
    expect(stored).toMatchObject([{ number, phone: '+79001234567', name: VISITOR.name }]);
  });
});

test('a step that fails after the lead was accepted does not send it again', async () => {
  const before = lastNumber(site);
  const { page, leave } = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await page.goto('/contacts');
  await started(page);
  const form = leadForm(page, 'callback');
  await fillIn(form, VISITOR);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) posts.push(request.url());
  });
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => {
      const refuse = () => {
        throw new Error('Refused');
      };
      history.pushState = refuse;
      Storage.prototype.removeItem = refuse;
      HTMLElement.prototype.showPopover = refuse;
    });
    await route.fulfill({ response });
  });
  await fieldsOf(form).send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  const number = await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toMatchObject([{ number }]);
  await leave();
});
