import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { fieldsOf, leadForm, plain } from './support/leads.ts';
import { DESKTOP, newVisitor, PHONE, started } from './support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The application itself; what watches for early visitors is another file. */
const APPLICATION = /\/assets\/client-[\w-]+\.js$/;
const ALL_CODE = /\/assets\/[\w-]+\.js$/;

/** A visitor whose code is late: everything of it, or the application only. */
async function early(path: string, { late = ALL_CODE, viewport = DESKTOP } = {}) {
  const visitor = await newVisitor(browser, siteUrl, { viewport });
  const { page } = visitor;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(late, (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  // Named so that what watches for visitors, if it comes, is there.
  if (late === APPLICATION) await page.waitForRequest(APPLICATION);
  else await page.locator('footer').waitFor();
  return {
    ...visitor,
    async start() {
      expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
      release();
      await started(page);
    },
  };
}

const chip = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name });

test('a form keeps what was typed and ticked, the focus and the caret; the next letter goes where it should', async () => {
  const { page, start, complaints, leave } = await early('/services/priyomka-kvartiry-u-zastrojshchika');
  const form = page.locator('main form[data-lead-form]').last();
  const fields = fieldsOf(form);
  await fields.phone.fill('8912');
  await fields.consent.check();
  if (await fields.comment.count()) await fields.comment.fill('Ключи в марте');
  await fields.name.focus();
  await page.keyboard.type('Мрия');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await start();
  await page.keyboard.type('а');
  expect(await fields.name.inputValue()).toBe('Мария');
  expect(await fields.consent.isChecked()).toBe(true);
  await expect.poll(() => fields.phone.inputValue()).toBe('+7 (912');
  if (await fields.comment.count()) expect(await fields.comment.inputValue()).toBe('Ключи в марте');
  expect(complaints).toEqual([]);
  await leave();
});

test('the calculator counts what was chosen before it was alive, and a number begun goes on', async () => {
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
  const late = await newVisitor(browser, siteUrl, { viewport: DESKTOP });
  await late.page.goto('/');
  await started(late.page);
  await act(late.page);
  const answers = async (of: Page) => (await shown(of)).answers;
  await expect.poll(() => answers(late.page)).toMatch(/91.*Вторичное жильё.*Второй санузел/);
  const expected = await shown(late.page);
  await late.leave();
  expect(expected.area).toBe('91');

  const { page, start, leave } = await early('/');
  await act(page);
  await start();
  await expect.poll(() => shown(page)).toEqual(expected);
  await page.locator('#calculator [name=area]').fill('50');
  await expect.poll(() => answers(page)).toContain('50');
  await leave();

  const typist = await early('/');
  const number = typist.page.locator('#calculator [name=area-number]');
  await number.selectText();
  await typist.page.keyboard.type('1');
  await typist.start();
  expect(await number.inputValue()).toBe('1');
  await typist.page.keyboard.type('20');
  expect(await number.inputValue()).toBe('120');
  await expect.poll(() => answers(typist.page)).toContain('120');
  await typist.leave();
});

test('lists of the flats filter by what was chosen in them', async () => {
  const { page, start, complaints, leave } = await early('/sales?utm_source=yandex');
  const lists = page.locator('main select');
  const place = await lists.nth(0).locator('option').nth(1).getAttribute('value');
  await lists.nth(0).selectOption({ index: 1 });
  const order = page.locator('main select:has(option[value=cena])');
  await order.selectOption('cena');
  await start();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      gde: place,
      sort: 'cena',
      utm_source: 'yandex',
    });
  await expect.poll(() => lists.nth(0).inputValue()).toBe(place);
  expect(await order.inputValue()).toBe('cena');
  await expect.poll(() => page.locator('main [aria-live]').innerText()).toMatch(/Подходит|Ничего/);
  await lists.nth(0).selectOption('');
  await expect.poll(() => new URL(page.url()).search).not.toContain('gde');
  expect(complaints).toEqual([]);
  await leave();
});

test.each(['/sales', '/works'])('chips of %s that were pressed count, each once and all together', async (path) => {
  const { page, start, complaints, leave } = await early(path, { late: APPLICATION });
  const chips = page.locator('main [aria-pressed]');
  await chips.nth(1).click();
  await chips.nth(2).click();
  await chips.nth(3).click();
  await chips.nth(3).click();
  await start();
  const pressed = () => chips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')).slice(0, 4));
  await expect.poll(pressed).toEqual(['false', 'true', 'true', 'false']);
  expect(new URL(page.url()).searchParams.getAll('komnaty')).toHaveLength(2);
  await chips.nth(1).click();
  await expect.poll(pressed).toEqual(['false', 'false', 'true', 'false']);
  expect(complaints).toEqual([]);
  await leave();
});

test('a filter of the reviews and the dialog of filters open for whoever pressed early', async () => {
  const reviews = await early('/about/reviews', { late: APPLICATION });
  const second = reviews.page.locator('main [aria-pressed]').nth(1);
  await second.click();
  await reviews.start();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await reviews.leave();

  const works = await early('/works', { late: APPLICATION });
  await chip(works.page, /^Фильтры/).click();
  await works.start();
  await works.page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
  expect(await works.page.getByRole('dialog').count()).toBe(1);
  await works.leave();
});

test('the estimate of a flat that was unfolded comes, and the tab that was pressed is shown', async () => {
  const { page, start, leave } = await early('/sales/dvushka-v-gurievske', { late: APPLICATION });
  await page.locator('main details summary', { hasText: 'Ипотека' }).click();
  await start();
  const estimate = page.locator('main [role=tabpanel]', { has: page.getByLabel('Первый взнос') }).first();
  const result = () => estimate.innerText().then(plain);
  await estimate.getByLabel('Первый взнос').fill('50');
  await estimate.getByLabel('Срок').fill('10');
  await estimate.getByLabel(/Ставка/).fill('9,5');
  await expect.poll(result).toMatch(/50 % ·.*10 лет/);
  expect(await result()).toMatch(/Платёж в месяц.*₽/);
  const before = await result();
  await estimate.getByLabel('Срок').fill('20');
  expect(await result()).not.toBe(before);
  await leave();

  const tabs = await early('/sales/dvushka-v-gurievske', { late: APPLICATION });
  const dimensions = tabs.page.getByRole('tab', { name: 'С размерами' });
  await dimensions.click();
  await tabs.start();
  await expect.poll(() => dimensions.getAttribute('aria-selected')).toBe('true');
  await tabs.leave();
});

test('the line between before and after stands where it was dragged', async () => {
  const { page, start, leave } = await early('/works/dvushka-na-artilleriyskoy');
  const pair = page.locator('[data-before-after]').first();
  const share = () => pair.evaluate((element) => element.style.getPropertyValue('--share'));
  await pair.getByRole('slider').fill('80');
  await start();
  await expect.poll(share).toBe('80%');
  await pair.getByRole('slider').fill('20');
  expect(await share()).toBe('20%');
  await leave();
});

test('what was unfolded or scrolled stays so', async () => {
  const { page, start, leave } = await early('/', { viewport: PHONE });
  const folds = page.locator('main details');
  const closed = await folds.evaluateAll((all) => all.findIndex((fold) => !(fold as HTMLDetailsElement).open));
  await folds.nth(closed).locator('> summary').click();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await start();
  expect(await folds.nth(closed).getAttribute('open')).not.toBeNull();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
  await leave();

  const works = await early('/works', { viewport: PHONE });
  const row = works.page.getByRole('group').first();
  const scrolled = () => row.evaluate((element) => Math.round(element.scrollLeft));
  await row.evaluate((element) => element.scrollTo({ left: 90, behavior: 'instant' }));
  expect(await scrolled()).toBe(90);
  await works.start();
  expect(await scrolled()).toBe(90);
  await works.leave();
});

test('links that the application would serve lead somewhere without it', async () => {
  const menu = await early('/works', { viewport: PHONE });
  await menu.page.getByRole('link', { name: 'Меню' }).click();
  await expect.poll(() => new URL(menu.page.url()).hash).toBe('#footer-nav');
  await menu.start();
  await menu.page.getByRole('link', { name: 'Меню' }).click();
  await menu.page.getByRole('dialog', { name: 'Меню' }).waitFor();
  await menu.leave();

  const caller = await early('/works');
  await caller.page.getByRole('banner').getByRole('link', { name: 'Вызвать замерщика' }).click();
  await caller.page.waitForURL('**/contacts#form', { waitUntil: 'commit' });
  await caller.start();
  await leadForm(caller.page, 'callback').waitFor();
  await caller.leave();

  const wide = await early('/works');
  await wide.page.getByRole('button', { name: /пакеты и цены/ }).click();
  const sheet = wide.page.getByRole('region', { name: /пакеты и цены/ });
  await sheet.waitFor();
  await wide.start();
  expect(await sheet.isVisible()).toBe(true);
  await wide.leave();
});
