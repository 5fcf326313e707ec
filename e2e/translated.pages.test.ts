import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test as base, type VisitOptions } from './support/fixtures.ts';
import { fieldsOf, fillIn, leadForm, plain } from './support/leads.ts';
import { TRANSLATED, translate } from './support/translator.ts';

const test = base.extend('visitTranslated', ({ visit }) => async (path: string, options: VisitOptions = {}) => {
  const visitor = await visit(path, options);
  await translate(visitor.page);
  return visitor;
});

/** Returns the text of an element without the translator's prefix. */
const read = async (place: Locator) => plain((await place.textContent())?.replaceAll(TRANSLATED, ''));
const expectText = (place: Locator) => expect.poll(() => read(place));

test('the calculated total and the attachment of a form update on a translated page', async ({ visitTranslated }) => {
  const { page, complaints } = await visitTranslated('/');
  const calculator = page.locator('#calculator');
  const form = leadForm(page, 'callback');
  for (const title of ['Базовый', 'Авторский']) {
    await calculator.getByRole('radio', { name: title }).check();
    await expectText(calculator).toContain(`Ремонт «${title}», 64 м²`);
    await expectText(form).toContain(`Приложим ваш расчёт: ${title}, 64 м²`);
  }
  await expectText(calculator).toContain('По ценам договора 2 105 600 ₽');
  expect(complaints).toEqual([]);
});

test('the monthly cost updates with the sliders on a translated page', async ({ visitTranslated }) => {
  const { page, complaints } = await visitTranslated('/sales/tryoshka-v-zelenogradske');
  await page.getByText('Ипотека —').click();
  const result = page.locator('output[aria-live=polite]').first();
  await result.waitFor();
  const before = await read(result);
  await page.getByLabel('Первый взнос').first().fill('80');
  await expectText(result).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('a comparison and a filter show their current content on a translated page', async ({
  visitTranslated,
  visit,
}) => {
  const { page, complaints } = await visitTranslated(
    '/sales/sravnenie?kv=dvushka-v-gurievske,studiya-na-hutorskoy,odnushka-na-soglasiya',
  );
  await page.getByRole('button', { name: /^Убрать: 2-комнатная/ }).click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  const fresh = await visit(page.url());
  await fresh.page.getByRole('columnheader').first().waitFor();
  await expectText(page.locator('main')).toBe(await read(fresh.page.locator('main')));
  await page.getByRole('link', { name: 'Квартиры в' }).last().click();
  const result = page.locator('main [aria-live=polite]').first();
  await expectText(result).toMatch(/^В продаже/);
  await page.locator('main button', { hasText: 'Студии' }).click();
  await expectText(result).toMatch(/^Подходит: \d/);
  expect(complaints).toEqual([]);
});

test('the search shows results for the current query on a translated page', async ({ visitTranslated }) => {
  const { page, complaints } = await visitTranslated('/poisk');
  const main = page.locator('main');
  const field = main.getByRole('searchbox');
  for (const query of ['рем', 'ремонт', 'квартира']) {
    await field.fill(query);
    await expectText(main.getByRole('status')).toMatch(/^Нашли: \d+$/);
    const fresh = await visitTranslated(`/poisk?q=${query}`);
    await expectText(main.locator('section').first()).toBe(await settled(fresh.page.locator('main section').first()));
    await fresh.leave();
  }
  for (const query of ['абракадабра', 'абракадабры']) {
    await field.fill(query);
    await expectText(main.getByText('По словам')).toContain(`По словам «${query}»`);
  }
  expect(complaints).toEqual([]);
});

async function settled(place: Locator): Promise<string> {
  await place.locator('mark').first().waitFor();
  return read(place);
}

test('the lightbox announces the shown picture on a translated page', async ({ visitTranslated }) => {
  const { page, complaints } = await visitTranslated('/works/dvushka-na-artilleriyskoy');
  await page.locator('main a[href^="/media/"]').first().click();
  const count = page.locator('dialog:modal [role=status]');
  await expectText(count).toMatch(/^1 из/);
  await page.keyboard.press('ArrowRight');
  await expectText(count).toMatch(/^2 из/);
  expect(complaints).toEqual([]);
});

test('a form shows its current errors and the remaining wait on a translated page', async ({ visitTranslated }) => {
  const { page, complaints } = await visitTranslated('/contacts');
  const form = leadForm(page, 'callback');
  const { phone, consent, send } = fieldsOf(form);
  const summary = form.locator('> p[tabindex="-1"]');
  await send.click();
  await expectText(summary).toBe('Поправьте, пожалуйста: телефон, согласие');
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await consent.uncheck();
  await send.click();
  await expectText(summary).toBe('Поправьте, пожалуйста: согласие');
  await phone.fill('+375291234567');
  await send.click();
  await expectText(form.locator('[data-field]').first()).toContain('MAX');
  await phone.fill('900');
  await send.click();
  await expectText(form.locator('[data-field]').first()).toContain('Не хватает 7 цифр');
  expect(complaints).toEqual([]);

  await page.clock.install();
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: {} }),
  );
  await fillIn(form, { name: 'Анна', phone: '9001234567' });
  await send.click();
  await expectText(form).toContain('Снова отправить можно через 40 секунд');
  await page.clock.runFor(10_000);
  await expectText(form).toContain('Снова отправить можно через 30 секунд');
  expect(complaints.filter((complaint) => !complaint.includes('429'))).toEqual([]);
});

test('a toast shows the outcome of its action on a translated page', async ({ visitTranslated, gallery }) => {
  const { page, complaints } = await visitTranslated('/__ui', { origin: gallery.url });
  await page.getByRole('button', { name: 'Начать загрузку' }).click();
  const toast = page.locator('[data-toast]');
  await expectText(toast).toContain('Загружаем файл');
  await page.getByRole('button', { name: 'Загрузка не удалась' }).click();
  await expectText(toast).toContain('План не загрузился');
  expect(complaints).toEqual([]);
});

test('the next page of the same kind replaces a translated page, word by word', async ({ visitTranslated, visit }) => {
  const { page, complaints } = await visitTranslated('/news/plesen-i-ventilyaciya');
  const link = page.locator('main [data-card] a[href^="/news/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${path}`);
  const fresh = await visit(path);
  const article = 'main > :first-child';
  await expectText(page.locator(article)).toBe(await read(fresh.page.locator(article)));
  expect(complaints).toEqual([]);
});
