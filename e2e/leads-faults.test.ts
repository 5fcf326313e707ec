import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { partPath } from './support/chunks.ts';
import { test as base } from './support/fixtures.ts';
import { watchPosts } from './support/lead-visitor.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, storedLeads, thankedNumber } from './support/leads.ts';
import { started } from './support/visitor.ts';

const MACHINE_PART = partPath('site/features/lead-form/form-machine.ts');
const VISITOR = { name: 'Мария', phone: '9001234567' };

type Act = (page: Page) => Promise<unknown>;
const pass: Act = async () => {};

const test = base
  .extend('sendFrom', ({ site }) => async (page: Page, afterwards = pass) => {
    const before = lastNumber(site);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads'))
        posted.push(request.isNavigationRequest() ? 'plainly' : 'in background');
    });
    await page.goto('/services/priyomka-kvartiry-u-zastrojshchika?utm_source=yandex');
    await started(page);
    const form = leadForm(page, 'service', 'priyomka-kvartiry-u-zastrojshchika');
    const key = await form.locator('[name=key]').inputValue();
    await fillIn(form, VISITOR);
    await fieldsOf(form).send.click();
    await afterwards(page);
    const number = await thankedNumber(page);
    return { key, number, posted, stored: storedLeads(site, before) };
  })
  .extend('sendSpoilt', ({ newVisitor, sendFrom }) => async (spoil: Act, afterwards = pass) => {
    const { page } = await newVisitor();
    await spoil(page);
    return sendFrom(page, afterwards);
  });

const code = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

describe('a lead arrives exactly once although the browser', () => {
  test.for([
    [
      'is old, on plain http and tells little',
      'in background',
      `delete URL.canParse;
      delete Crypto.prototype.randomUUID;
      broken(Document.prototype, 'cookie');
      broken(Document.prototype, 'referrer');
      Performance.prototype.getEntriesByType = refuse;
      Intl.DateTimeFormat = refuse;`,
    ],
    [
      'blocks all storage',
      'in background',
      'for (const name of ["localStorage", "sessionStorage"]) broken(window, name)',
    ],
    [
      'has no room in its storage, nor cleans it up, and refuses locks and the popovers that toasts stand on',
      'in background',
      `Storage.prototype.setItem = refuse;
      Storage.prototype.removeItem = refuse;
      LockManager.prototype.request = refuse;
      HTMLElement.prototype.showPopover = refuse;`,
    ],
    ['cannot read the form', 'plainly', 'window.FormData = refuse'],
    ['cannot post in the background', 'plainly', 'delete AbortSignal.timeout'],
  ] as const)('%s', { tags: ['nightly'] }, async ([, way, fault], { sendSpoilt }) => {
    const { number, posted, stored } = await sendSpoilt((page) =>
      page.addInitScript(`{
        const refuse = () => { throw new Error('Refused') };
        const broken = (object, name) => Object.defineProperty(object, name, { get: refuse, configurable: true });
        ${fault};
      }`),
    );
    expect(posted).toEqual([way]);
    expect(stored).toMatchObject([{ number, phone: '+79001234567', name: VISITOR.name }]);
  });

  test('gets a 404 for the sending code, or code that throws on start or on send', { tags: ['nightly'] }, async ({
    newVisitor,
    sendFrom,
  }) => {
    const { page } = await newVisitor();
    for (const answer of [
      (route: Route) => route.fulfill({ status: 404 }),
      code('export const startMachine = () => { throw 1 }'),
      code('export const startMachine = () => ({ submit: async () => { throw 1 } })'),
    ]) {
      await page.route(MACHINE_PART, answer);
      const { key, number, stored } = await sendFrom(page);
      expect(stored).toMatchObject([{ key, number, phone: '+79001234567', name: VISITOR.name }]);
      await page.unroute(MACHINE_PART, answer);
      // The thank-you page ends the idempotency key, so the same values make another lead.
      await started(page);
    }
  });

  test('never receives the sending code', async ({ sendSpoilt }) => {
    const spoil = async (page: Page) => {
      await page.clock.install();
      await page.route(MACHINE_PART, () => {});
    };
    const { key, number, stored } = await sendSpoilt(spoil, (page) => page.clock.fastForward(10_000));
    expect(stored).toMatchObject([{ key, number }]);
  });
});

test('a step that fails after the lead was accepted does not send it again', async ({ visit, site }) => {
  const before = lastNumber(site);
  const { page } = await visit('/contacts');
  const form = leadForm(page, 'callback');
  await fillIn(form, VISITOR);
  const posts = watchPosts(page);
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
  const number = await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toMatchObject([{ number }]);
});
