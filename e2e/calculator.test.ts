import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { plain } from './support/leads.ts';
import { PHONE } from './support/visitor.ts';

const test = base.extend('atTheCalculator', ({ visit }) => async () => {
  const visitor = await visit('/', { viewport: PHONE });
  const calculator = visitor.page.locator('#calculator');
  await calculator.locator('summary', { hasText: /^Ещё \d+/ }).click();
  return { ...visitor, calculator };
});

/** Returns the price in roubles that the page shows as «По ценам договора 2 105 600 ₽». */
async function readTotal(page: Page): Promise<number> {
  const words = plain(await page.locator('#calculator').getByText('По ценам договора').first().innerText());
  return Number((/По ценам договора ([\d ]+) ₽/.exec(words)?.[1] ?? '').replaceAll(' ', ''));
}

const paramsOf = (page: Page) => new URL(page.url()).searchParams;

test('the address stores the calculation: a new visit gets the same total and the same sheet', async ({
  atTheCalculator,
  visit,
}) => {
  const { page, calculator } = await atTheCalculator();
  await calculator.getByLabel('Площадь числом').fill('45');
  await calculator.getByRole('radio', { name: 'Немецкий дом' }).check();
  await calculator.getByRole('checkbox', { name: 'Дверь сверх пакета' }).check();
  await calculator.getByRole('button', { name: 'Прибавить: Дверь сверх пакета' }).click();
  await expect.poll(() => paramsOf(page).getAll('dop')).toEqual(['door.2']);
  // 45 × 21 900 × 1,24 plus two doors.
  await expect.poll(() => readTotal(page)).toBe(1_294_020);
  await calculator.getByRole('heading', { name: 'Похожие готовые работы' }).waitFor();
  expect(await calculator.locator('a[href^="/works/"]').count()).toBe(2);

  const { page: other, complaints } = await visit(page.url(), { viewport: PHONE });
  await expect.poll(() => readTotal(other)).toBe(1_294_020);
  const sheetLink = other.locator('#calculator').getByRole('link', { name: 'Расчёт на одном листе' });
  await expect.poll(() => sheetLink.getAttribute('href')).toContain('door.2');
  await sheetLink.click();
  const sheet = other.getByRole('article', { name: /^Расчёт № 7-\d{6}$/ });
  await sheet.waitFor();
  expect(plain(await sheet.innerText())).toContain('По ценам договора 1 294 020 ₽');
  expect(plain(await sheet.innerText())).toContain('Дверь сверх пакета × 2');
  const mail = await other.getByRole('link', { name: 'На свою почту' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(new URL(other.url()).search);
  expect(complaints).toEqual([]);
});

test('the total stays visible on a phone while the extras are chosen', { tags: ['nightly'] }, async ({
  atTheCalculator,
}) => {
  const { calculator } = await atTheCalculator();
  const last = calculator.getByRole('checkbox').nth(3);
  await last.scrollIntoViewIfNeeded();
  await last.check();
  const isSeen = () =>
    calculator.getByText('1 420 000–1 620 000').evaluateAll((all) =>
      all.some((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  await expect.poll(isSeen).toBe(true);
});

test('a link followed right after a change is not cancelled by the address update of the calculation', {
  tags: ['nightly'],
}, async ({ atTheCalculator }) => {
  const { page, calculator } = await atTheCalculator();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/data/services.json', (route) => released.then(() => route.continue()));
  await calculator.getByRole('radio', { name: 'Авторский' }).check();
  const services = page.locator('a[href="/services"]').first();
  await services.evaluate((link: HTMLElement) => link.click());
  // The address is updated while the next page is loading.
  await expect.poll(() => paramsOf(page).get('paket')).toBe('avtorskiy');
  release();
  await page.waitForURL('**/services');
  await page.goBack();
  await expect.poll(() => paramsOf(page).get('paket')).toBe('avtorskiy');
  expect(await calculator.getByRole('radio', { name: 'Авторский' }).isChecked()).toBe(true);
});
