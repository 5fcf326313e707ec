import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { plain } from './support/leads.ts';
import { PHONE } from './support/visitor.ts';

test('defects marked in a new flat are counted, survive a reload, are sent with the lead and print alone', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await page.goto('/priyomka');
  await page.getByLabel('Адрес квартиры').fill('ул. Примерная, 1');
  await page.getByRole('checkbox', { name: /Есть замечание.+Стены вертикальны/ }).check();
  await page.getByLabel(/Что не так: стены вертикальны/).fill('14 мм на 2,7 м');
  await page.getByRole('checkbox', { name: /Есть замечание.+Стекло без/ }).check();
  const total = page.getByRole('status').filter({ hasText: 'Найдено' });
  await expect.poll(() => total.innerText()).toMatch(/2\sзамечания/);
  const walls = page.getByRole('region', { name: /Стены/ });
  expect(await walls.getByText(/1\sзамечание/).count()).toBe(1);

  await page.reload();
  await expect.poll(() => total.innerText()).toMatch(/2\sзамечания/);
  expect(await page.getByLabel('Адрес квартиры').inputValue()).toBe('ул. Примерная, 1');
  const answers = await page.locator('form[data-lead-form] input[name=answers]').inputValue();
  expect(JSON.parse(plain(answers))).toMatchObject({
    'Отмеченные пункты': ['Стены: Стены вертикальны', 'Окна: Стекло без царапин и сколов'],
  });
  expect(answers).not.toContain('Примерная');

  await page.emulateMedia({ media: 'print' });
  for (const seen of ['Дефектная ведомость', 'Адрес: ул. Примерная, 1', '14 мм на 2,7 м']) {
    expect(await page.getByText(seen, { exact: true }).filter({ visible: true }).count()).toBe(1);
  }
  expect(await page.getByText('Углы прямые', { exact: true }).isVisible()).toBe(false);
  expect(await page.getByText(/Представитель застройщика/).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Стереть всё' }).click();
  await page.getByRole('button', { name: 'Точно стереть?' }).click();
  await expect.poll(() => page.getByText(/Где что-то не так/).count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('acceptance-list'))).toBeNull();
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
