import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { formsOf, postForm, readForm } from './support/html-form.ts';
import {
  fieldsOf,
  lastNumber,
  leadForm,
  plain,
  publishedConsents,
  storedConsents,
  storedLeads,
} from './support/leads.ts';
import { readPage } from './support/page-html.ts';

const FILLED_IN = { name: 'Мария', phone: '8 (900) 123-45-67', consent: 'yes' };

test('form errors without JavaScript return a page with a focused summary on top and the answers kept', async ({
  visit,
  site,
}) => {
  const before = lastNumber(site);
  const { page, complaints } = await visit('/works/dvushka-na-minskoy', { javaScriptEnabled: false });
  const form = leadForm(page, 'work', 'dvushka-na-minskoy');
  await fieldsOf(form).name.fill('Мария «Ж» <b>&amp;');
  await fieldsOf(form).phone.fill('900 12');
  // The form disables browser validation, because the messages of the server are more helpful.
  const [posted] = await Promise.all([page.waitForResponse('**/api/leads'), fieldsOf(form).send.click()]);
  expect(posted.status()).toBe(422);
  await page.getByRole('heading', { level: 1, name: 'Заявка пока не отправлена' }).waitFor();
  const summary = page.getByRole('alert');
  expect(await summary.innerText()).toContain('Не хватает 5 цифр');
  expect(await summary.innerText()).toContain('Без согласия мы не вправе сохранить номер');
  expect(await page.locator(':focus').getAttribute('id')).toBe('errors');
  expect(await page.title()).toContain('Ошибка');
  // The response is a full page of the site and repeats the subject of the form.
  expect(await page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(plain(await page.locator('main').innerText())).toMatch(/О чём: хочу так же — Двухкомнатная на Минской/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const fields = fieldsOf(page.locator('main form[data-lead-form]'));
  expect(await fields.name.inputValue()).toBe('Мария «Ж» <b>&amp;');
  expect(await fields.phone.inputValue()).toBe('900 12');
  expect(await fields.phone.getAttribute('aria-invalid')).toBe('true');
  expect(await fields.consent.isChecked()).toBe(false);
  expect(storedLeads(site, before)).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

  await summary.getByRole('link', { name: /Не хватает/ }).click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('phone');
  await fields.phone.fill('900 123-45-67');
  await fields.consent.check();
  await fields.send.dblclick();
  // The second press aborts the first navigation, so `waitForNavigation` would throw.
  await expect.poll(() => page.url()).toContain('/thankyou?n=');
  expect(storedLeads(site, before)).toMatchObject([
    {
      kind: 'work',
      subject: 'dvushka-na-minskoy',
      page: '/works/dvushka-na-minskoy',
      name: 'Мария «Ж» <b>&amp;',
      phone: '+79001234567',
    },
  ]);
});

test('a lead without JavaScript is stored with its consent proof, and 303 leads to the thank-you page', async ({
  site,
}) => {
  const before = lastNumber(site);
  const answer = await postForm(site.url, await readForm(site.url, '/', 'callback'), FILLED_IN);
  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/thankyou?n=${lead?.number}`);
  expect(lead).toMatchObject({ kind: 'callback', phone: '+79001234567', name: 'Мария', page: '/', status: 'accepted' });
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([
    { purpose: 'callback', page: '/', ...publishedConsents(site).callback[0] },
  ]);
  const { words } = await readPage(site.url, `/thankyou?n=${lead?.number}`);
  expect(words).toContain(`Заявка № ${lead?.number} принята`);
  expect(words).toMatch(/Перезвоним (до|сегодня|завтра|в|во) /);
});

test('a vacancy answer without JavaScript keeps its text and its own consent through an error', async ({ site }) => {
  const before = lastNumber(site);
  const form = await readForm(site.url, '/about/vacancies', 'vacancy', 'elektrik');
  const comment = '\nПервая строка пуста';
  const [again] = formsOf(await (await postForm(site.url, form, { comment, consent: 'yes' })).text());
  expect(again?.values).toMatchObject({ comment, consent: 'yes' });
  const answer = await postForm(site.url, again ?? form, { phone: '9001234567' });
  expect(answer.status).toBe(303);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'vacancy', subject: 'elektrik', comment: 'Первая строка пуста' });
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([{ purpose: 'vacancy', document: 'consent-vacancy' }]);
});

test('the calculator without JavaScript sends no figures that the visitor has not chosen', async ({ site }) => {
  const before = lastNumber(site);
  await postForm(site.url, await readForm(site.url, '/', 'calculator'), FILLED_IN);
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'calculator', answers: null, price_shown: '' }]);
});

test('a foreign phone number without JavaScript gets an error message with contacts to write to', async ({ site }) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  const html = await (await postForm(site.url, form, { ...FILLED_IN, phone: '+370 612 34567' })).text();
  expect(html).toContain('Звоним на номера России. Для другой страны напишите нам');
  expect(formsOf(html)[0]?.values.phone).toBe('+370 612 34567');
  const [ways = ''] = /<nav aria-label="Другие способы".*?<\/nav>/s.exec(html) ?? [];
  const { messengers } = (await (await fetch(`${site.url}/data/_shell.json`)).json()) as {
    messengers: { url: string }[];
  };
  expect(messengers.length).toBeGreaterThan(0);
  for (const { url } of messengers) expect(ways).toContain(`href="${url}"`);
});

test('the thank-you page without JavaScript shows the next steps only with a lead number', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/thankyou?n=1001');
  for (const words of ['Смета построчно', 'К замеру', 'Наш офис'])
    expect(await page.getByText(words).first().isVisible()).toBe(true);
  expect(await page.locator('main a[href="/contacts#form"]').isVisible()).toBe(false);
  for (const query of ['', '?n=', '?n=12a', '?n=<b>1</b>', '?n=12345678901']) {
    const answer = await page.goto(`/thankyou${query}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    const mainText = plain(await page.locator('main').innerText());
    expect(mainText).toContain('Заявки по этой ссылке нет');
    expect(mainText).not.toMatch(/перезвоним|принята|смета построчно|12a/i);
    expect(await page.title()).not.toMatch(/принята/i);
    expect(await page.getByRole('link', { name: /^Позвонить/ }).isVisible()).toBe(true);
    expect(await page.locator('main a[href="/contacts#form"]').isVisible()).toBe(true);
  }
  expect(complaints).toEqual([]);
});
