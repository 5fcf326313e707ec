import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/early-visitor.ts';
import { leadForm, plain } from './support/leads.ts';
import { PHONE } from './support/visitor.ts';

const ALL = { isAllLate: true };
const ALL_ON_PHONE = { isAllLate: true, viewport: PHONE };

test('the calculator counts choices made before hydration', async ({ early, visit }) => {
  const act = async (page: Page) => {
    const calculator = page.locator('#calculator');
    await calculator.locator('[name=area]').fill('91');
    await calculator.locator('label:has([name=housing][value=resale])').click();
    await calculator.locator('label:has([name=package])').last().click();
    for (const index of [0, 1]) await calculator.locator('label:has([name=extra])').nth(index).click();
  };
  const shown = (page: Page) =>
    page.locator('#calculator').evaluate((calculator) => ({
      answers: calculator.querySelector<HTMLInputElement>('[name=answers]')?.value,
      area: calculator.querySelector<HTMLInputElement>('[name=area-number]')?.value,
      checked: [...calculator.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
    }));
  const answers = async (of: Page) => (await shown(of)).answers;
  const { page: late } = await visit('/');
  await act(late);
  await expect.poll(() => answers(late)).toMatch(/91.*Вторичное жильё.*Второй санузел/);
  const expected = await shown(late);
  expect(expected.area).toBe('91');

  const { page, start } = await early('/', ALL);
  await act(page);
  await start();
  await expect.poll(() => shown(page)).toEqual(expected);
  await page.locator('#calculator [name=area]').fill('50');
  await expect.poll(() => answers(page)).toContain('50');
});

test('a number begun in the calculator before hydration can be continued', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/', ALL);
  const number = page.locator('#calculator [name=area-number]');
  await number.selectText();
  await page.keyboard.type('1');
  await start();
  expect(await number.inputValue()).toBe('1');
  await page.keyboard.type('20');
  expect(await number.inputValue()).toBe('120');
  await expect.poll(() => page.locator('#calculator [name=answers]').inputValue()).toContain('120');
});

test('select lists of the flats filter by options chosen before hydration', { tags: ['nightly'] }, async ({
  early,
}) => {
  const { page, start, complaints } = await early('/sales?utm_source=yandex', ALL);
  const lists = page.locator('main select');
  const place = await lists.nth(0).locator('option').nth(1).getAttribute('value');
  await lists.nth(0).selectOption({ index: 1 });
  const order = page.locator('main select:has(option[value=cena])');
  await order.selectOption('cena');
  await start();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ gde: place, sort: 'cena', utm_source: 'yandex' });
  await expect.poll(() => lists.nth(0).inputValue()).toBe(place);
  expect(await order.inputValue()).toBe('cena');
  await expect.poll(() => page.locator('main [aria-live]').innerText()).toMatch(/Подходит|Ничего/);
  await lists.nth(0).selectOption('');
  await expect.poll(() => new URL(page.url()).search).not.toContain('gde');
  expect(complaints).toEqual([]);
});

test.for(['/sales', '/works'])(
  'chips of %s pressed before hydration count, each once and all together',
  async (path, { early }) => {
    const { page, start, complaints } = await early(path);
    const chips = page.locator('main [aria-pressed]');
    for (const index of [1, 2, 3, 3]) await chips.nth(index).click();
    await start();
    const pressed = () => chips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')).slice(0, 4));
    await expect.poll(pressed).toEqual(['false', 'true', 'true', 'false']);
    await expect.poll(() => new URL(page.url()).searchParams.getAll('komnaty').length).toBe(2);
    await chips.nth(1).click();
    await expect.poll(pressed).toEqual(['false', 'false', 'true', 'false']);
    expect(complaints).toEqual([]);
  },
);

test('a review filter pressed before hydration is applied', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/about/reviews');
  const second = page.locator('main [aria-pressed]').nth(1);
  await second.click();
  await start();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
});

test('the filter dialog opens after a press before hydration', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/works');
  await page
    .locator('main')
    .getByRole('button', { name: /^Фильтры/ })
    .click();
  await start();
  await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('the estimate of a flat unfolded before hydration loads, and the pressed tab is shown', {
  tags: ['nightly'],
}, async ({ early }) => {
  const { page, start } = await early('/sales/dvushka-v-gurievske');
  const dimensions = page.getByRole('tab', { name: 'С размерами' });
  await dimensions.click();
  await page.locator('main details summary', { hasText: 'Ипотека' }).click();
  await start();
  await expect.poll(() => dimensions.getAttribute('aria-selected')).toBe('true');
  const estimate = page.locator('main [role=tabpanel]', { has: page.getByLabel('Первый взнос') }).first();
  const result = () => estimate.innerText().then(plain);
  await estimate.getByLabel('Первый взнос').fill('50');
  await estimate.getByLabel('Срок').fill('10');
  await estimate.getByLabel(/Ставка/).fill('9,5');
  await expect.poll(result).toMatch(/50 % ·.*10 лет/);
  expect(await result()).toMatch(/Платёж в месяц.*₽/);
  const before = await result();
  await estimate.getByLabel('Срок').fill('20');
  await expect.poll(result).not.toBe(before);
});

test('the divider between before and after stays where it was dragged before hydration', { tags: ['nightly'] }, async ({
  early,
}) => {
  const { page, start } = await early('/works/dvushka-na-artilleriyskoy', ALL);
  const pair = page.locator('[data-before-after]').first();
  const share = () => pair.evaluate((element) => element.style.getPropertyValue('--share'));
  await pair.getByRole('slider').fill('80');
  await start();
  await expect.poll(share).toBe('80%');
  await pair.getByRole('slider').fill('20');
  await expect.poll(share).toBe('20%');
});

test('folds opened and scroll positions reached before hydration are kept', async ({ early }) => {
  const { page, start } = await early('/', ALL_ON_PHONE);
  const folds = page.locator('main details');
  const closed = await folds.evaluateAll((all) => all.findIndex((fold) => !(fold as HTMLDetailsElement).open));
  await folds.nth(closed).locator('> summary').click();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await start();
  expect(await folds.nth(closed).getAttribute('open')).not.toBeNull();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
});

test('a row scrolled before hydration stays scrolled', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/works', ALL_ON_PHONE);
  const row = page.getByRole('group').first();
  const scrolled = () => row.evaluate((element) => Math.round(element.scrollLeft));
  await row.evaluate((element) => element.scrollTo({ left: 90, behavior: 'instant' }));
  expect(await scrolled()).toBe(90);
  await start();
  expect(await scrolled()).toBe(90);
});

test('the link to the form leads to a page with a form before hydration', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/works', ALL);
  await page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).click();
  await page.waitForURL('**/contacts#form', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await start();
  await leadForm(page, 'callback').waitFor();
});

test('the sheet of the wide menu opened before hydration stays open', { tags: ['nightly'] }, async ({ early }) => {
  const { page, start } = await early('/works', ALL);
  await page.getByRole('button', { name: /пакеты и цены/ }).click();
  const sheet = page.getByRole('region', { name: /пакеты и цены/ });
  await sheet.waitFor();
  await start();
  expect(await sheet.isVisible()).toBe(true);
});
