import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { partPath } from './support/chunks.ts';
import { atTheForm } from './support/lead-visitor.ts';
import {
  COMPANY_PHONE,
  fillIn,
  plain,
  seizeStore,
  startLeadSite,
  storedLeads,
  thankedNumber,
} from './support/leads.ts';
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
const MACHINE = partPath('site/features/lead-form/form-machine.ts');

test('one toast goes from «Отправляем» to the number of the lead, over the page of thanks', async () => {
  const { page, form, fields, leave } = await atTheForm(browser, site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/leads', (route) => released.then(() => route.continue()));
  await fillIn(form, ANNA);
  await fields.send.click();
  const toast = toasts(page);
  await expect.poll(() => toast.getAttribute('data-toast')).toBe('loading');
  await expect.poll(() => toast.innerText()).toContain('Отправляем заявку');
  expect(await fields.send.getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => toast.getAttribute('data-toast')).toBe('success');
  const number = await thankedNumber(page);
  await expect.poll(async () => plain(await toast.innerText())).toContain(`Заявка № ${number} принята`);
  expect(await toast.count()).toBe(1);
  await leave();
});

test('a failure turns it into an error with the phone; the form says more, and says it silently', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  const giveBack = seizeStore(site);
  await fillIn(form, ANNA);
  await fields.send.click();
  const toast = toasts(page, 'error');
  await toast.waitFor();
  expect(await toast.getAttribute('role')).toBe('alert');
  await expect.poll(() => toast.innerText()).toMatch(COMPANY_PHONE);
  const note = form.getByRole('alert');
  expect(plain(await note.innerText())).toContain('Не отправилось по нашей вине');
  expect(await note.getAttribute('aria-live')).toBe('off');
  giveBack();
  expect(storedLeads(site, before)).toEqual([]);
  await leave();
});

test('too many tries: how long to wait is told, and after that the form sends', async () => {
  const { page, form, fields, before, posts, leave } = await atTheForm(browser, site);
  const limit = (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '6' }, json: {} });
  await page.route('**/api/leads', limit, { times: 1 });
  await fillIn(form, ANNA);
  await fields.send.click();
  await form.getByText(/Снова отправить можно через \d\sсекунд/).waitFor();
  expect(await fields.send.getAttribute('aria-disabled')).toBe('true');
  await fields.send.click({ force: true });
  await expect.poll(() => fields.send.getAttribute('aria-disabled')).toBeNull();
  expect(posts).toHaveLength(1);
  expect(await fields.name.inputValue()).toBe('Анна');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('a form sent before its code is there waits for it, once', async () => {
  const { page, form, fields, before, posts, documents, leave } = await atTheForm(browser, site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(MACHINE, (route) => released.then(() => route.continue()));
  await fillIn(form, ANNA);
  await fields.send.dblclick();
  await expect.poll(() => fields.send.getAttribute('aria-busy')).toBe('true');
  release();
  await thankedNumber(page);
  expect(posts).toHaveLength(1);
  expect(storedLeads(site, before)).toHaveLength(1);
  expect(documents()).toBe(1);
  await leave();
});

test('a form whose code does not come is posted as it stands, with its key', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  await page.route(MACHINE, (route) => route.abort());
  const key = await form.locator('[name=key]').inputValue();
  await fillIn(form, ANNA);
  await fields.send.click();
  const number = await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ number, key }]);
  await leave();
});

test('by keyboard alone: mistakes, the way to them, and Enter twice is one lead', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  await fields.name.focus();
  await page.keyboard.type('Анна');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Поправьте');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9001234567');
  await fields.consent.focus();
  await page.keyboard.press('Space');
  await fields.phone.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await thankedNumber(page);
  expect(await form.count()).toBe(0);
  expect(storedLeads(site, before)).toMatchObject([{ phone: '+79001234567' }]);
  await leave();
});

test('when the words about the call do not come, the form goes on saying what was published, and is sent', async () => {
  const { page, form, fields, before, leave } = await atTheForm(browser, site);
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/data/_calls.json', (route) => route.abort().then(refuse));
  await page.reload();
  await started(page);
  await fillIn(form, ANNA);
  await refused;
  expect(plain(await form.getByText(/^Звоним/).innerText())).toBe('Звоним ежедневно с 9 до 20.');
  await fields.send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('under the button stands when we call, by the clock of the company', async () => {
  const { page, form, leave } = await atTheForm(browser, site);
  await page.clock.setFixedTime(new Date('2026-11-20T21:40:00+02:00'));
  await page.reload();
  await started(page);
  await form.getByLabel('Имя').focus();
  const words = form.getByText(/^Сейчас/);
  await words.waitFor();
  expect(plain(await words.innerText())).toBe('Сейчас 21:40 в Калининграде, мы закрыты. Позвоним завтра с 9 до 10.');
  await form.getByText('Когда и как связаться').click();
  const times = await form.getByLabel('Когда', { exact: true }).locator('option').allInnerTexts();
  expect(times.map(plain)).toEqual(['Как можно скорее', 'Завтра с 9 до 12', 'Завтра с 12 до 16', 'Завтра с 16 до 20']);
  await leave();
});
