import { expect } from 'vitest';
import { axeViolations } from '../support/sweep.ts';
import { test } from './support/fixtures.ts';
import { focused } from './support/pointing.ts';
import { giveUpDraft } from './support/publish.ts';

const FORM = '/content/works/kuhnya-na-gagarina';
const field = (key: string) => `[id="field-facts.${key}"]`;

test('empty fields are behind a line, opened by keys, and by itself for a mistake or a comment', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto(FORM);
  const line = page.getByRole('region', { name: 'Срок и деньги' }).getByRole('button', { name: /^Не заполнен/ });
  const isShown = (key: string) => page.locator(field(key)).isVisible();
  await line.waitFor();
  expect(await isShown('agreedDays')).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await line.press('Enter');
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('field-facts.agreedDays');

  await page.locator(field('actualDays')).fill('16');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.locator(field('differenceNote')).waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Почему отличается' }).click();
  await expect.poll(() => focused(page)).toBe('field-facts.differenceNote');
  await page.getByText('Черновик сохранён').waitFor();

  await page.goto(`${FORM}?field=facts.foreman`);
  await expect.poll(() => focused(page)).toBe('field-facts.foreman');
  await giveUpDraft(page);
  await page.goto(FORM);
  const search = page.getByRole('button', { name: /^Для поисковиков/ });
  await search.press('Enter');
  await page.locator(field('seo')).hover();
  await page.getByRole('button', { name: 'Комментарий к полю „Для поисковиков“' }).press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Новый комментарий').fill('Нужен заголовок');
  await drawer.getByRole('button', { name: 'Отправить' }).click();
  await drawer.getByRole('button', { name: 'Решено' }).waitFor();
  await page.goto(FORM);
  await page.getByRole('button', { name: 'Комментарий к полю „Для поисковиков“, открытых: 1' }).click();
  expect(await search.getAttribute('aria-expanded')).toBe('true');
  await drawer.getByRole('button', { name: 'Решено' }).click();
  await drawer.getByRole('button', { name: 'Решённые: 1' }).waitFor();
});

test('a person can show all fields, which stays so on the device', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto(FORM);
  await page.getByLabel('Все поля').check();
  for (const key of ['agreedDays', 'seo']) await page.locator(field(key)).waitFor();
  await page.reload();
  for (const key of ['agreedDays', 'seo']) await page.locator(field(key)).waitFor();
  expect(await page.getByRole('button', { name: /^Не заполнен/ }).count()).toBe(0);
});
