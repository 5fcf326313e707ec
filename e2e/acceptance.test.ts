import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { PHONE } from './support/visitor.ts';

test('defects marked in a new flat survive a reload and print alone', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/priyomka');
  await page.getByLabel('Адрес квартиры').fill('ул. Примерная, 1');
  await page.getByRole('checkbox', { name: /Есть замечание.+Стены вертикальны/ }).check();
  await page.getByLabel(/Что не так: стены вертикальны/).fill('14 мм на 2,7 м');
  await page.getByRole('checkbox', { name: /Есть замечание.+Стекло без/ }).check();

  await page.reload();
  await expect.poll(() => page.getByLabel('Адрес квартиры').inputValue()).toBe('ул. Примерная, 1');

  await page.emulateMedia({ media: 'print' });
  for (const seen of ['Дефектная ведомость', 'Адрес: ул. Примерная, 1', '14 мм на 2,7 м']) {
    expect(await page.getByText(seen, { exact: true }).filter({ visible: true }).count()).toBe(1);
  }
  expect(await page.getByText('Углы прямые', { exact: true }).isVisible()).toBe(false);
  expect(await page.getByText(/Представитель застройщика/).isVisible()).toBe(true);
});

test('the page without scripts is a list with empty boxes, on paper too', { tags: ['nightly'] }, async ({ visit }) => {
  const { page } = await visit('/priyomka', { javaScriptEnabled: false, viewport: PHONE });
  const boxes = page.locator('main section:not(#form) input[type=checkbox]');
  const count = await boxes.count();
  expect(count).toBeGreaterThan(35);
  await page.emulateMedia({ media: 'print' });
  expect(await boxes.filter({ visible: true }).count()).toBe(count);
  expect(await page.getByText('Список для приёмки квартиры').isVisible()).toBe(true);
});
