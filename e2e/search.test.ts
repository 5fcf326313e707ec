import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { restCame } from './support/chunks.ts';
import { test } from './support/fixtures.ts';
import { answered, PHONE, started } from './support/visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поиск по сайту' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Что найти' });
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Найти' });

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await field(page).waitFor();
}

test('the keyboard alone opens the search, moves through the results and follows one', async ({ visit }) => {
  const visitor = await visit('/works');
  const { page } = visitor;
  await openByKey(page);
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('плитка в ванную');
  await expect.poll(() => dialog(page).getByRole('status').textContent()).toMatch(/^Нашли: \d+$/);
  expect(
    await dialog(page)
      .getByRole('heading', { name: /^Работы \d+$/ })
      .isVisible(),
  ).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(chosen).toMatch(/^\//);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${chosen}`);
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
});

test('Esc closes the search and returns the focus to its button', { tags: ['nightly'] }, async ({ visit }) => {
  const visitor = await visit('/contacts', { viewport: PHONE });
  const { page } = visitor;
  await button(page).click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  await expect.poll(() => button(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the search works after a visit that begins on the search page', { tags: ['nightly'] }, async ({ visit }) => {
  const { page } = await visit('/poisk');
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  await openByKey(page);
  await page.keyboard.type('кухня');
  await expect.poll(() => dialog(page).getByRole('status').textContent()).toMatch(/^Нашли: \d+$/);
});

test('a found question opens on its page, and Enter in the field shows all results at their own address', async ({
  visit,
}) => {
  const visitor = await visit('/works');
  const { page } = visitor;
  await openByKey(page);
  await page.keyboard.type('можно поменять ламинат');
  await dialog(page)
    .getByRole('link', { name: /Можно поменять ламинат/ })
    .click();
  await page.waitForURL('**/remont/*#vopros-*');
  await expect.poll(() => page.locator(`details${new URL(page.url()).hash}`).getAttribute('open')).not.toBeNull();
  // A slash typed into the dialog would be a part of the query.
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  await openByKey(page);
  await page.keyboard.type('гарантия');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/poisk?q=*');
  await expect.poll(() => page.locator('main').getByRole('status').textContent()).toMatch(/^Нашли: \d+$/);
  expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('гарантия');
  expect(visitor.documents()).toBe(1);
  expect(await page.locator('main mark').count()).toBeGreaterThan(0);
});

test('the search loads nothing before it is opened', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await started(page);
  await restCame(page);
  await answered(page);
  expect(asked.filter((path) => /poisk|search/.test(path))).toEqual([]);
  await openByKey(page);
  await expect.poll(() => asked.filter((path) => path === '/data/poisk.json')).toHaveLength(1);
});

test('the button without JavaScript leads to a list of the whole site', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  const { page } = visitor;
  await page.goto('/contacts');
  await button(page).click();
  await page.waitForURL('**/poisk');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  for (const name of ['Работы', 'Квартиры', 'Статьи', 'Вопросы и ответы']) {
    expect(await page.locator('main').getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
  }
  expect(await field(page).isVisible()).toBe(false);
  await page.locator('main summary').filter({ hasText: 'Работы' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /Ванная на Горького/ })
    .click();
  await page.waitForURL('**/works/vannaya-na-gorkogo');
});
