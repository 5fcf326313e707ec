import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import {
  fieldsOf,
  fillIn,
  lastNumber,
  leadForm,
  plain,
  startLeadSite,
  storedConsents,
  storedLeads,
  thankedNumber,
  unfold,
} from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { DESKTOP, newVisitor, started } from './support/visitor.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startLeadSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

async function visit(path: string) {
  const visitor = await newVisitor(browser, site.url, { viewport: DESKTOP });
  await visitor.page.goto(path);
  await started(visitor.page);
  return { ...visitor, before: lastNumber(site) };
}

test.each([
  { kind: 'work', page: '/works', subject: 'dvushka-na-minskoy', hasPrice: true },
  { kind: 'package', page: '/remont', subject: 'komfort', hasPrice: true },
  { kind: 'promotion', page: '/stocks', subject: 'klining', hasPrice: false },
  { kind: 'service', page: '/services', subject: 'priyomka-kvartiry-u-zastrojshchika', hasPrice: true },
  { kind: 'flat', page: '/sales', subject: 'tryoshka-v-zelenogradske', hasPrice: true },
])('the form of a $kind tells which one it is about', async ({ kind, page: section, subject, hasPrice }) => {
  const path = `${section}/${subject}`;
  const { page, before, complaints, leave } = await visit(path);
  const form = leadForm(page, kind, subject);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  const number = await thankedNumber(page);
  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ number, kind, subject, page: path, status: 'accepted', answers: null });
  expect(lead?.title_shown).toMatch(/\p{Script=Cyrillic}/u);
  expect(lead?.price_shown ?? '').toMatch(hasPrice ? /\d.*₽/ : /^$/);
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([{ purpose: 'callback', page: path }]);
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ['callback', '/contacts'],
  ['callback', '/works'],
  ['callback', '/about'],
  ['callback', '/news'],
  ['package', '/remont'],
  ['flat', '/sales'],
  ['flat', '/prodazha-kvartir'],
  ['promotion', '/stocks'],
  ['service', '/services'],
])('the %s form of %s asks about no one thing', async (kind, path) => {
  const { page, before, leave } = await visit(path);
  const form = leadForm(page, kind);
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ kind, subject: '', page: path }]);
  await leave();
});

test('a question under an article carries the article and the words of the visitor', async () => {
  const path = '/news/poly-u-morya';
  const { page, before, leave } = await visit(path);
  const form = leadForm(page, 'callback', 'poly-u-morya');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  expect(storedLeads(site, before)).toMatchObject([{ kind: 'callback', subject: 'poly-u-morya', page: path }]);
  await leave();
});

test('an answer to a vacancy has a consent of its own', async () => {
  const { page, before, leave } = await visit('/about/vacancies');
  const form = leadForm(page, 'vacancy', 'plitochnik');
  await unfold(form);
  await fillIn(form, { name: 'Пётр', phone: '9001234567' });
  await fieldsOf(form).comment.fill('Кладу плитку\nпятнадцать лет');
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    kind: 'vacancy',
    subject: 'plitochnik',
    title_shown: 'Плиточник',
    comment: 'Кладу плитку\nпятнадцать лет',
  });
  const proofs = storedConsents(site, lead?.id ?? '');
  expect(proofs).toMatchObject([{ purpose: 'vacancy', document: 'consent-vacancy' }]);
  expect(proofs[0]?.label).toContain('вакансию');
  await leave();
});

test('a review is not a request: its author agrees to its own text, and nobody is promised a call', async () => {
  const { page, before, leave } = await visit('/about/reviews');
  const form = leadForm(page, 'review');
  expect(await form.getByText('Звоним').count()).toBe(0);
  await fillIn(form, { name: 'Вера', phone: '9001234567' });
  await fieldsOf(form).comment.fill('Сдали на день раньше');
  await fieldsOf(form).send.click();
  await thankedNumber(page);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'review', comment: 'Сдали на день раньше' });
  const proofs = storedConsents(site, lead?.id ?? '');
  expect(proofs).toMatchObject([{ purpose: 'review', document: 'consent-review' }]);
  expect(proofs[0]?.label).toContain('мой отзыв');
  await leave();
});

test('a request from the calculator carries what the visitor has counted, as it stood on the page', async () => {
  const { page, before, leave } = await visit('/');
  const calculator = page.locator('#calculator');
  await calculator.getByLabel('Площадь числом').fill('71,5');
  await calculator.locator('label', { hasText: 'Вторичное жильё' }).click();
  await calculator.locator('label', { hasText: 'Авторский' }).click();
  await calculator.locator('label:has([name=extra])').first().click();
  await calculator.getByText('Получить точную смету').click();
  const form = leadForm(page, 'calculator');
  await fillIn(form, { name: 'Мария', phone: '9001234567' });
  await fieldsOf(form).send.click();
  await thankedNumber(page);

  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ kind: 'calculator', page: '/', phone: '+79001234567' });
  const answers = JSON.parse(plain(lead?.answers));
  expect(answers).toMatchObject({ Площадь: '71,5 м²', Дом: 'Вторичное жильё', Пакет: 'Авторский' });
  expect(answers.Дополнительно).toHaveLength(1);
  expect(plain(lead?.title_shown)).toBe('Авторский, 71,5 м²');
  expect(plain(lead?.price_shown)).toBe(answers.Вилка);
  expect(answers['Правила расчёта']).toMatch(/^№ \d+ от /);
  await leave();
});
