import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import {
  COMPANY_PHONE,
  fieldsOf,
  fillIn,
  lastNumber,
  leadForm,
  plain,
  publishedConsents,
  seizeStore,
  startLeadSite,
  storedConsents,
  storedLeads,
  unfold,
} from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

async function visit(path: string) {
  const visitor = await newVisitor(browser, site.url, { javaScriptEnabled: false, viewport: DESKTOP });
  await visitor.page.goto(path);
  return { ...visitor, before: lastNumber(site) };
}

test('without JavaScript a lead is stored with its proof, and 303 leads to the page of thanks', async () => {
  const { page, before, complaints, leave } = await visit('/');
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '8 (900) 123-45-67' });
  const [posted] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/leads')),
    fieldsOf(form).send.click(),
  ]);
  await page.waitForURL('**/thankyou?n=*');
  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(posted.status()).toBe(303);
  expect(new URL(page.url()).search).toBe(`?n=${lead?.number}`);
  const said = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  expect(said).toContain(`Заявка № ${lead?.number} принята`);
  expect(said).toMatch(/Перезвоним (до|сегодня|завтра|в|во) /);
  expect(await page.getByText('Смета построчно').isVisible()).toBe(true);
  expect(lead).toMatchObject({ kind: 'callback', phone: '+79001234567', name: 'Мария', page: '/', status: 'accepted' });
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([
    { purpose: 'callback', page: '/', ...publishedConsents(site).callback[0] },
  ]);
  expect(complaints).toEqual([]);
  await leave();
});

test('without JavaScript mistakes come back as a page: what is wrong on top and in focus, the answers kept', async () => {
  const { page, before, complaints, leave } = await visit('/works/dvushka-na-minskoy');
  const form = leadForm(page, 'work', 'dvushka-na-minskoy');
  await fieldsOf(form).name.fill('Мария «Ж» <b>&amp;');
  await fieldsOf(form).phone.fill('900 12');
  // The browser's own check is off: the sentence of the server says more.
  const [posted] = await Promise.all([page.waitForResponse('**/api/leads'), fieldsOf(form).send.click()]);
  expect(posted.status()).toBe(422);
  await page.getByRole('heading', { level: 1, name: 'Заявка пока не отправлена' }).waitFor();
  const summary = page.getByRole('alert');
  expect(await summary.innerText()).toContain('Не хватает 5 цифр');
  expect(await summary.innerText()).toContain('Без согласия мы не вправе сохранить номер');
  expect(await page.locator(':focus').getAttribute('id')).toBe('errors');
  expect(await page.title()).toContain('Ошибка');
  // A page of the site: its header and footer, its styles, and what the form was for.
  expect(await page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(plain(await page.locator('main').innerText())).toMatch(/О чём: хочу так же — Двухкомнатная на Минской/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const again = page.locator('form[data-lead-form]');
  const fields = fieldsOf(again);
  expect(await fields.name.inputValue()).toBe('Мария «Ж» <b>&amp;');
  expect(await fields.phone.inputValue()).toBe('900 12');
  expect(await fields.phone.getAttribute('aria-invalid')).toBe('true');
  expect(await fields.consent.isChecked()).toBe(false);
  expect(await again.locator('[name=key]').inputValue()).toMatch(/^[\w-]{8,100}$/);
  expect(storedLeads(site, before)).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

  await summary.getByRole('link', { name: /Не хватает/ }).click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('phone');
  await fields.phone.fill('900 123-45-67');
  await fields.consent.check();
  await fields.send.click();
  await page.waitForURL('**/thankyou?n=*');
  expect(storedLeads(site, before)).toMatchObject([
    {
      kind: 'work',
      subject: 'dvushka-na-minskoy',
      page: '/works/dvushka-na-minskoy',
      name: 'Мария «Ж» <b>&amp;',
      phone: '+79001234567',
    },
  ]);
  await leave();
});

test('without JavaScript a double click on the page of mistakes sends one lead', async () => {
  const { page, before, leave } = await visit('/contacts');
  await fieldsOf(leadForm(page, 'callback')).send.click();
  const form = page.locator('form[data-lead-form]');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.dblclick();
  await page.waitForURL('**/thankyou?n=*');
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('without JavaScript an answer to a vacancy keeps its words and its own consent through a mistake', async () => {
  const { page, before, leave } = await visit('/about/vacancies');
  const form = leadForm(page, 'vacancy', 'elektrik');
  await unfold(form);
  await fieldsOf(form).comment.fill('\nПервая строка пуста');
  await fieldsOf(form).consent.check();
  await fieldsOf(form).send.click();
  const again = fieldsOf(page.locator('form[data-lead-form]'));
  expect(await again.comment.inputValue()).toBe('\nПервая строка пуста');
  expect(await again.consent.isChecked()).toBe(true);
  await again.phone.fill('9001234567');
  await again.send.click();
  await page.waitForURL('**/thankyou?n=*');
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'vacancy', subject: 'elektrik', comment: 'Первая строка пуста' });
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([{ purpose: 'vacancy', document: 'consent-vacancy' }]);
  await leave();
});

test('without JavaScript the callback button leads to a form', async () => {
  const { page, leave } = await visit('/works');
  await page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).click();
  await page.waitForURL('**/contacts#form');
  expect(await fieldsOf(leadForm(page, 'callback')).phone.isVisible()).toBe(true);
  await leave();
});

test('without JavaScript the calculator sends no figures that the visitor has not chosen', async () => {
  const { page, before, leave } = await visit('/');
  const form = leadForm(page, 'calculator');
  await unfold(form);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await page.waitForURL('**/thankyou?n=*');
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'calculator', answers: null, price_shown: '' }]);
  await leave();
});

test('without JavaScript a store that does not answer shows the phone and keeps the answers for another try', async () => {
  const { page, before, leave } = await visit('/');
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  const giveBack = seizeStore(site);
  const [posted] = await Promise.all([page.waitForResponse('**/api/leads'), fieldsOf(form).send.click()]);
  expect(posted.status()).toBe(503);
  const summary = page.getByRole('alert');
  expect(plain(await summary.innerText())).toContain('Не отправилось по нашей вине');
  expect(await summary.innerText()).toMatch(COMPANY_PHONE);
  expect(await page.getByRole('link', { name: /Позвонить/ }).getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
  const again = page.locator('form[data-lead-form]');
  expect(await fieldsOf(again).name.inputValue()).toBe('Мария');
  expect(await fieldsOf(again).consent.isChecked()).toBe(true);
  giveBack();
  expect(storedLeads(site, before)).toEqual([]);
  await fieldsOf(again).send.click();
  await page.waitForURL('**/thankyou?n=*');
  expect(storedLeads(site, before)).toHaveLength(1);
  await leave();
});

test('without JavaScript a visitor with a number of another country is told where to write', async () => {
  const { page, leave } = await visit('/contacts');
  const form = leadForm(page, 'callback');
  await fillIn(form, { name: 'Анна', phone: '+370 612 34567' });
  await fieldsOf(form).send.click();
  await page.getByRole('link', { name: 'Звоним на номера России. Для другой страны напишите нам' }).waitFor();
  const ways = page.getByRole('navigation', { name: 'Другие способы' }).getByRole('link');
  const published = await page.request.get(`${site.url}/data/_shell.json`).then((response) => response.json());
  const urls = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const { url } of published.messengers) expect(urls).toContain(url);
  expect(published.messengers.length).toBeGreaterThan(0);
  expect(await page.locator('#phone').inputValue()).toBe('+370 612 34567');
  await leave();
});

test('without JavaScript a page of thanks without a number promises nothing and names ways on', async () => {
  const { page, complaints, leave } = await visit('/thankyou');
  for (const query of ['', '?n=', '?n=12a', '?n=<b>1</b>', '?n=12345678901']) {
    const answer = await page.goto(`/thankyou${query}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    const said = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(said).toContain('Номер заявки не указан');
    expect(said).not.toMatch(/перезвоним|принята|смета построчно|12a/i);
    expect(await page.title()).not.toMatch(/принята/i);
    expect(await page.locator('main a[href^="tel:"]').isVisible()).toBe(true);
    expect(await page.locator('main a[href="/works"]').isVisible()).toBe(true);
  }
  expect(complaints).toEqual([]);
  await leave();
});
