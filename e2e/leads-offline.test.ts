import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { ageWaiting, atTheForm, awake, waitingLeads } from './support/lead-visitor.ts';
import { COMPANY_PHONE, fillIn, plain, startLeadSite, storedLeads, thankedNumber } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { toasts } from './support/toasts.ts';
import { started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

const ANNA = { name: 'Анна', phone: '9001234567' };

/** A visitor whose lead could not be sent and is kept on the device. */
async function withWaitingLead() {
  const visitor = await atTheForm(browser, site);
  const { page, form, fields } = visitor;
  await fillIn(form, ANNA);
  await awake(form);
  await page.context().setOffline(true);
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(/Сохранили заявку на этом устройстве/);
  return visitor;
}

test('without a network the lead is kept with its key and goes by itself when the network is back', async () => {
  const { page, form, fields, before, posts, leave } = await withWaitingLead();
  expect(await form.getByRole('alert').innerText()).toMatch(COMPANY_PHONE);
  const ground = () =>
    form
      .getByRole('alert')
      .locator('p')
      .evaluate((note) => getComputedStyle(note).backgroundColor);
  const ofTrouble = await ground();
  const [kept, ...others] = await waitingLeads(page);
  expect(others).toEqual([]);
  expect(kept?.values).toMatchObject({ name: 'Анна', consent: 'yes', sentAt: expect.stringMatching(/^20\d\d-/) });
  expect(storedLeads(site, before)).toEqual([]);

  await page.context().setOffline(false);
  const toast = toasts(page, 'success');
  await toast.waitFor();
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ key: kept?.key, name: 'Анна', phone: '+79001234567' });
  expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([kept?.key]));
  await expect.poll(async () => plain(await toast.innerText())).toContain(`Заявка № ${lead?.number} принята`);
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  await expect.poll(() => form.getByRole('alert').innerText().then(plain)).toContain(`№ ${lead?.number} принята`);
  expect(await fields.name.inputValue()).toBe('');
  expect(await ground(), 'looks like trouble still').not.toBe(ofTrouble);
  await toast.getByRole('button', { name: 'Что дальше' }).click();
  expect(await thankedNumber(page)).toBe(lead?.number);
  await leave();
});

test('a network that goes before the code of the form has come loses nothing either', async () => {
  const { page, form, fields, before, posts, leave } = await atTheForm(browser, site);
  await page.context().setOffline(true);
  await fillIn(form, ANNA);
  await fields.send.click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/Сохранили заявку на этом устройстве/);
  expect(await alert.innerText()).toMatch(COMPANY_PHONE);
  await fields.name.fill('Анна Петровна');
  await fields.send.click();
  // Kept behind a lock between tabs, so not by the time the click returns.
  await expect.poll(async () => (await waitingLeads(page)).map(({ values }) => values.name)).toEqual(['Анна Петровна']);
  const [kept] = await waitingLeads(page);

  await page.context().setOffline(false);
  await toasts(page, 'success').waitFor();
  expect(storedLeads(site, before)).toMatchObject([{ key: kept?.key, name: 'Анна Петровна', status: 'accepted' }]);
  expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([kept?.key]));
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  await leave();
});

test('it goes from another page too, also after the browser was closed', async () => {
  const { page, before, leave } = await withWaitingLead();
  const state = await page.context().storageState();
  await leave();
  const context = await browser.newContext({ baseURL: site.url, storageState: state });
  const later = await context.newPage();
  await later.goto('/about');
  await toasts(later, 'success').waitFor();
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Анна', page: '/contacts' }]);
  await context.close();
});

test('the visitor can take it back', async () => {
  const { page, form, before, fields, leave } = await withWaitingLead();
  await form.getByRole('button', { name: 'Не отправлять и удалить' }).click();
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  expect(await fields.name.inputValue()).toBe('Анна');
  await page.context().setOffline(false);
  await page.reload();
  await started(page);
  expect(await form.getByRole('alert').innerText()).toBe('');
  expect(storedLeads(site, before)).toEqual([]);
  await leave();
});

test('after three days it is not sent before the visitor says so', async () => {
  const { page, before, leave } = await withWaitingLead();
  await ageWaiting(page, 73);
  await page.context().setOffline(false);
  await page.goto('/works');
  await started(page);
  const question = toasts(page, 'warning').filter({ hasText: 'не отправлена' });
  await question.waitFor();
  expect(storedLeads(site, before)).toEqual([]);
  await question.getByRole('button', { name: 'Отправить' }).click();
  await toasts(page, 'success').waitFor();
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Анна' }]);
  await leave();
});

test('two tabs that come back to the network together send one lead', async () => {
  const { page, before, leave } = await withWaitingLead();
  const other = await page.context().newPage();
  await page.context().setOffline(false);
  await Promise.all([page.goto('/works'), other.goto('/about')]);
  await expect.poll(() => storedLeads(site, before).length).toBe(1);
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  await Promise.all([page.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')]);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test.each([
  ['is full', 'Storage.prototype.setItem = refuse'],
  [
    'is blocked, and locks with it,',
    `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    LockManager.prototype.request = async () => refuse()`,
  ],
])('where storage %s the page itself remembers, and asks to be left open', async (_name, fault) => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  await page.addInitScript(`{ const refuse = () => { throw new DOMException('Denied', 'SecurityError') }; ${fault} }`);
  await page.reload();
  await started(page);
  await fillIn(form, ANNA);
  await awake(form);
  await page.context().setOffline(true);
  await fields.send.click();
  await expect.poll(() => form.getByRole('alert').innerText()).toMatch(/не закрывайте эту страницу/);
  await page.context().setOffline(false);
  await toasts(page, 'success').waitFor();
  expect(storedLeads(site, before)).toMatchObject([{ name: 'Анна', phone: '+79001234567' }]);
  await leave();
});
