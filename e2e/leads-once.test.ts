import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { atTheForm } from './support/lead-visitor.ts';
import { COMPANY_PHONE, fillIn, seizeStore, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test('without a network the phone is shown and the text stays; the next try sends the same key, once', async () => {
  const { page, form, fields, posts, before, leave } = await atTheForm(browser, site, '/');
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route('**/api/leads', cut);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/нет связи/);
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.phone.inputValue()).toBe('+7 (900) 123-45-67');
  expect(await fields.consent.isChecked()).toBe(true);
  expect(storedLeads(site, before)).toEqual([]);

  await page.unroute('**/api/leads', cut);
  await fields.send.click();
  await thankedNumber(page);
  expect(posts.map(({ key }) => key)).toEqual([posts[0]?.key, posts[0]?.key]);
  expect(storedLeads(site, before)).toMatchObject([{ key: posts[0]?.key }]);
  await leave();
});

test('an answer lost on its way costs nothing: the next try finds the lead that was stored', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site, '/');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/api/leads', loseAnswer, { times: 1 });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(COMPANY_PHONE);
  const stored = storedLeads(site, before);
  expect(stored).toHaveLength(1);
  await fields.send.click();
  expect(await thankedNumber(page)).toBe(stored[0]?.number);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('answers changed after a lost answer are a lead of their own', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site, '/');
  await page.route(
    '**/api/leads',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(COMPANY_PHONE);
  await fields.name.fill('Мария Ивановна');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before).map(({ name }) => name)).toEqual(['Мария', 'Мария Ивановна']);
  await leave();
});

test('a double click sends one lead', async () => {
  const { page, form, fields, posts, before, leave } = await atTheForm(browser, site, '/');
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch();
    await expect.poll(() => fields.send.getAttribute('aria-busy')).toBe('true');
    await route.fulfill({ response });
  });
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.dblclick();
  await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('a form keeps its key over a reload and takes another one for the next lead', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site, '/');
  const keyNow = () => form.locator('[name=key]').inputValue();
  const key = await keyNow();
  expect(key).toMatch(/^[\w-]{8,100}$/);
  await page.reload();
  await started(page);
  expect(await keyNow()).toBe(key);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ key }]);
  await page.goBack();
  await expect.poll(keyNow).toMatch(/^[\w-]{8,100}$/);
  expect(await keyNow()).not.toBe(key);
  await leave();
});

test('a store that does not answer is never thanked for; once it answers, the same try goes through', async () => {
  const { page, form, fields, posts, before, leave } = await atTheForm(browser, site, '/');
  const giveBack = seizeStore(site);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  const [response] = await Promise.all([page.waitForResponse('**/api/leads'), fields.send.click()]);
  expect(response.status()).toBe(503);
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(COMPANY_PHONE);
  expect(await alert.innerText()).toContain('Не отправилось по нашей вине');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await fields.name.inputValue()).toBe('Мария');
  giveBack();
  expect(storedLeads(site, before)).toEqual([]);

  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, key: posts[0]?.key }]);
  await leave();
});
