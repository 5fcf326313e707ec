import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { postForm, readForm } from './support/html-form.ts';
import {
  fieldsOf,
  fillIn,
  lastNumber,
  leadForm,
  plain,
  storedConsents,
  storedLeads,
  thankedNumber,
} from './support/leads.ts';
import { readPage } from './support/page-html.ts';

const FILLED_IN = { name: 'Мария', phone: '8 (900) 123-45-67', consent: 'yes' };

test.for([
  { kind: 'callback', path: '/' },
  { kind: 'callback', path: '/contacts' },
  { kind: 'callback', path: '/works' },
  { kind: 'callback', path: '/about' },
  { kind: 'callback', path: '/news' },
  { kind: 'package', path: '/remont' },
  { kind: 'flat', path: '/sales' },
  { kind: 'flat', path: '/prodazha-kvartir' },
  { kind: 'promotion', path: '/stocks' },
  { kind: 'service', path: '/services' },
  { kind: 'callback', path: '/news/poly-u-morya', subject: 'poly-u-morya' },
  { kind: 'work', path: '/works/dvushka-na-minskoy', subject: 'dvushka-na-minskoy', hasPrice: true },
  { kind: 'package', path: '/remont/komfort', subject: 'komfort', hasPrice: true },
  { kind: 'promotion', path: '/stocks/klining', subject: 'klining' },
  {
    kind: 'service',
    path: '/services/priyomka-kvartiry-u-zastrojshchika',
    subject: 'priyomka-kvartiry-u-zastrojshchika',
    hasPrice: true,
  },
  { kind: 'flat', path: '/sales/tryoshka-v-zelenogradske', subject: 'tryoshka-v-zelenogradske', hasPrice: true },
])('the $kind form of $path sends its subject', async ({ kind, path, subject, hasPrice = false }, { site }) => {
  const before = lastNumber(site);
  const answer = await postForm(site.url, await readForm(site.url, path, kind, subject), FILLED_IN);
  expect(answer.status).toBe(303);
  const [lead, ...others] = storedLeads(site, before);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ kind, subject: subject ?? '', page: path, phone: '+79001234567', answers: null });
  expect(lead?.status).toBe('accepted');
  expect(lead?.title_shown).toMatch(subject && kind !== 'callback' ? /\p{Script=Cyrillic}/u : /^$/);
  expect(lead?.price_shown).toMatch(hasPrice ? /\d.*₽/ : /^$/);
  expect(storedConsents(site, lead?.id ?? '')).toMatchObject([{ purpose: 'callback', page: path }]);
});

test('a review is not a request: its author accepts a separate consent, and no call is promised', async ({ site }) => {
  const before = lastNumber(site);
  const form = await readForm(site.url, '/about/reviews', 'review');
  expect(form.html).not.toContain('Звоним');
  expect((await postForm(site.url, form, { ...FILLED_IN, comment: 'Сдали на день раньше' })).status).toBe(303);
  const [lead] = storedLeads(site, before);
  expect(lead).toMatchObject({ kind: 'review', comment: 'Сдали на день раньше' });
  const proofs = storedConsents(site, lead?.id ?? '');
  expect(proofs).toMatchObject([{ purpose: 'review', document: 'consent-review' }]);
  expect(proofs[0]?.label).toContain('мой отзыв');
});

test('a calculator request carries the calculation as shown on the page', async ({ visit, site }) => {
  const { page } = await visit('/');
  const before = lastNumber(site);
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
});

test.for([
  ['/contacts', 'Замер, около часа'],
  ['/sales', 'Просмотр, около часа'],
  ['/about/vacancies', null],
] as const)('the form of %s says what follows a lead: %s', async ([path, step], { site }) => {
  const { words } = await readPage(site.url, path);
  expect(/(?:Замер|Просмотр), около часа/.exec(plain(words))?.[0] ?? null).toBe(step);
});
