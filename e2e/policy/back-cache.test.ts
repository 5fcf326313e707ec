import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { partPath } from '../support/chunks.ts';
import { test } from '../support/fixtures.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, storedLeads, thankedNumber } from '../support/leads.ts';

/** The browser of these tests keeps no pages, so its event is made: the page is as it was left. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a form that was left for a page of thanks takes another lead when the browser brings it back', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/contacts');
  const before = lastNumber(site);
  // Its code does not come, so the page of thanks is loaded as a document, which is given up.
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
