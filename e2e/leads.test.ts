import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import {
  fieldsOf,
  lastNumber,
  plain,
  publishedConsents,
  storedConsents,
  storedLeads,
  thankedNumber,
} from './support/leads.ts';

test('a lead of the home page is stored with its consent proof, and the thank-you page has its number', async ({
  atTheForm,
  site,
}) => {
  const { page, form, fields, before, complaints, documents } = await atTheForm('/');
  const startedAt = Date.now();
  await fields.name.fill('Мария');
  await fields.phone.pressSequentially('9001234567');
  // The code of the input mask may arrive after the last digit.
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  await fields.consent.check();
  const label = plain(await form.locator('label:has([name=consent])').innerText());
  await fields.send.click();
  const number = await thankedNumber(page);

  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    number,
    kind: 'callback',
    phone: '+79001234567',
    phone_typed: '+7 (900) 123-45-67',
    name: 'Мария',
    page: '/',
    status: 'accepted',
  });
  const [proof, ...otherProofs] = storedConsents(site, lead?.id ?? '');
  expect(otherProofs).toEqual([]);
  expect(proof).toMatchObject({ purpose: 'callback', ...publishedConsents(site).callback[0] });
  expect(proof).toMatchObject({ ip: '127.0.0.1', page: '/', document: 'consent' });
  expect(proof?.user_agent).toContain('Chrome');
  expect(plain(proof?.label)).toBe(label);
  expect(Date.parse(proof?.checked_at ?? '')).toBeGreaterThanOrEqual(startedAt);
  expect(documents()).toBe(1);
  expect(complaints).toEqual([]);
});

test('the callback dialog takes the focus, returns it on Esc, keeps the typed text and sends the lead', async ({
  visit,
  site,
}) => {
  const before = lastNumber(site);
  const { page, complaints } = await visit('/works', { reducedMotion: 'no-preference' });
  const opener = page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const focusIsIn = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
  expect(await focusIsIn()).toBe(true);
  const fields = fieldsOf(dialog.locator('form[data-lead-form]'));
  await fields.name.fill('Мария');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/works');

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await focusIsIn()).toBe(true);
  expect(await fields.name.inputValue()).toBe('Мария');
  await fields.phone.fill('9001234567');
  await fields.consent.check();
  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, kind: 'callback', subject: '', page: '/works' }]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});
