import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

test('publishing leaves the form where it is, with its open parts, and one notice', async ({ enter, office }) => {
  const page = await enter('editor');
  await page.goto('/content/home');
  await page.getByRole('button', { name: 'Форма внизу' }).click();
  const title = page.locator('[id="field-facts.closing.title"]');
  const before = await title.inputValue();
  const publish = page.getByRole('button', { name: 'Опубликовать' });
  for (const text of [`${before} сегодня`, before]) {
    await title.fill(text);
    await page.getByText('Черновик сохранён, не опубликован').waitFor();
    const { y } = (await title.boundingBox()) ?? { y: 0 };
    await publish.click();
    await page.getByText('Всё сохранено').waitFor();
    expect(await office.inFolder('home.yaml')).toContain(text);
    expect((await title.boundingBox())?.y).toBeCloseTo(y, -1);
    expect(await publish.isDisabled()).toBe(true);
  }
  expect(await page.getByRole('alert').filter({ hasText: 'Сохранено' }).count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Форма внизу' }).click();
  expect(await title.inputValue()).toBe(before);
  expect(await page.getByText(/^Черновик: вы остановились/).count()).toBe(0);
});

test('a draft is removed from the open form, and a notice brings it back', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/promotions/klining');
  const title = page.locator('[id="field-facts.title"]');
  const before = await title.inputValue();
  await title.fill('Клининг вдвое дешевле');
  await page.getByText('Черновик сохранён').waitFor();
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
  await expect.poll(() => title.inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await page.getByText(/^Черновик: вы остановились/).waitFor();
  expect(await title.inputValue()).toBe('Клининг вдвое дешевле');
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
  await expect.poll(() => title.inputValue()).toBe(before);
});

test('a long title is shown whole in the form, and stays one line of the file', async ({ enter }) => {
  const page = await enter('editor', { viewport: PHONE });
  await page.goto('/content/articles/sem-smet-na-dvushku');
  const title = page.locator('[id="field-facts.title"]');
  await title.fill('Семь честных смет на одну и ту же двушку: что в них есть, чего нет');
  await title.press('Enter');
  expect(await title.inputValue()).not.toContain('\n');
  expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  expect(await title.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
});

test('a text with a reference to a price says how visitors read it, and offers prices while it has the focus', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto('/content/home?field=facts.seo.description');
  await page.getByText(/^Для посетителя: Четыре пакета от 10.900.₽ за м²/).waitFor();
  await page.goto('/content/packages/komfort');
  const text = page.getByRole('textbox', { name: 'Коротко' });
  const price = page.getByRole('button', { name: 'Вставить цену' }).first();
  await text.waitFor();
  await expect.poll(() => price.evaluate((button) => getComputedStyle(button).opacity)).toBe('0');
  await text.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => price.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Базовый' }).click();
  await page.getByText(/^Для посетителя: … .*14.900.₽$/).waitFor();
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
});

test('a short day within holidays says that it applies, and a row just added complains only after it was left', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto('/content/company?field=facts.holidays');
  const holidays = page.getByRole('group', { name: /^Праздники/ });
  const add = page.getByRole('button', { name: 'Добавить: праздник или короткий день' });
  await add.press('Enter');
  await holidays.getByLabel('Первый день').last().fill('08.01.2027');
  await page.keyboard.press('Enter');
  await holidays.getByText('8 января есть и в «1–8 января»: действует эта строка').waitFor();
  await holidays.getByText('8 января действует строка ниже').waitFor();
  const brand = page.locator('[id="field-facts.brand"]');
  await brand.fill('');
  const publish = page.getByRole('button', { name: 'Опубликовать', exact: true });
  await publish.click();
  const summary = page.locator('#error-summary');
  await summary.waitFor();
  const mistakes = () => summary.getByRole('button').allInnerTexts();
  const before = await mistakes();
  expect(before).toHaveLength(1);
  const checked = page.waitForResponse(
    (it) => it.url().endsWith('/api/entry/check') && it.request().postData()?.includes('{}') === true,
  );
  await add.press('Enter');
  await checked;
  const day = holidays.getByLabel('Первый день').last();
  await expect.poll(() => day.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await mistakes()).toEqual(before);
  const calendar = page.getByRole('button', { name: 'Следующий месяц' });
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  expect(await top(calendar)).toBeGreaterThan(await top(day));
  await brand.focus();
  await expect.poll(mistakes).toHaveLength(2);
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
});

test('a text that is the published one again leaves no draft', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto('/content/home?field=facts.hero.title');
  const title = page.locator('[id="field-facts.hero.title"]:focus');
  const published = await title.inputValue();
  const bar = page.getByRole('main').getByRole('status');
  await title.fill(`${published}!`);
  await bar.getByText('Черновик сохранён').waitFor();
  await title.fill(published);
  await bar.getByText('Всё сохранено').waitFor();
  await page.goto('/unfinished');
  await page.getByText('Незаконченного нет').waitFor();
});
