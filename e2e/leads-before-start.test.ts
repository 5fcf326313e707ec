import { expect } from 'vitest';
import { test as base } from './support/early-visitor.ts';
import { fieldsOf, fillIn, lastNumber, leadForm, storedLeads, thankedNumber } from './support/leads.ts';

const test = base.extend('filledIn', ({ early, site }) => async () => {
  const visitor = await early('/');
  const form = leadForm(visitor.page, 'callback');
  await fillIn(form, { name: 'Мрия', phone: '89001234567' });
  return { ...visitor, fields: fieldsOf(form), before: lastNumber(site) };
});

test('text typed before hydration survives it with the focus and the caret, and is sent', async ({
  filledIn,
  site,
}) => {
  const { page, fields, before, start, complaints } = await filledIn();
  await fields.name.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await start();
  await page.keyboard.type('а');
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.consent.isChecked()).toBe(true);
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Мария', phone: '+79001234567' }]);
  expect(complaints).toEqual([]);
});

test('a form sent before hydration is accepted as a plain POST', async ({ filledIn, site }) => {
  const { page, fields, before, start } = await filledIn();
  await fields.send.click();
  await page.waitForURL('**/thankyou?n=*', { waitUntil: 'commit' });
  await start();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, page: '/' }]);
});

test('a form sent twice before hydration and once after it is one lead', async ({ filledIn, site }) => {
  const { page, fields, before, start } = await filledIn();
  const keys: (string | null)[] = [];
  // The responses are dropped, so that the page stays open.
  await page.route('**/api/leads', async (route) => {
    const body = route.request().postData() ?? '';
    const isForm = route.request().isNavigationRequest();
    keys.push(isForm ? new URLSearchParams(body).get('key') : JSON.parse(body).key);
    if (!isForm) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  await fields.send.click();
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await fields.send.click();
  await expect.poll(() => keys.length).toBe(2);
  await start();
  await fields.send.click();
  await thankedNumber(page);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(storedLeads(site, before)).toMatchObject([{ key: keys[0], name: 'Мрия' }]);
});
