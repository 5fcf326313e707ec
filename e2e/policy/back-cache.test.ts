import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { partPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, storedLeads, thankedNumber } from '../support/leads.ts';

/** Dispatches the event of a page restored from the back/forward cache, which headless Chromium does not have. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a form restored from the back-forward cache after a thank-you page accepts another lead', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/contacts');
  const before = lastNumber(site);
  // The thank-you page's chunk fails, so it is loaded as a document; that load is aborted.
  const isLeft = Promise.withResolvers<void>();
  const code = partPath('site/pages/thankyou/page.tsx');
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/thankyou\?/, async (route) => {
    await route.abort('aborted');
    isLeft.resolve();
  });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await isLeft.promise;
  await fieldsOf(form).send.and(page.locator('[aria-busy=true]')).waitFor();

  await restore(page);
  expect(await fieldsOf(form).phone.inputValue()).toBe('');
  await page.unrouteAll();
  await fillIn(form, { name: 'Анна', phone: '9007654321' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before).map(({ name }) => name)).toEqual(['Мария', 'Анна']);
});

test('a form restored from the back-forward cache while it was being sent sends its lead again, once', {
  tags: ['nightly'],
}, async ({ visit, site }) => {
  const { page } = await visit('/contacts');
  const before = lastNumber(site);
  // The server stores the lead, but its response is dropped.
  await page.route('**/api/leads', (route) => void route.fetch(), { times: 1 });
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await restore(page);
  expect(await thankedNumber(page)).toBe(storedLeads(site, before)[0]?.number);
  expect(storedLeads(site, before)).toHaveLength(1);
});
