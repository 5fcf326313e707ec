import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { newPhotos } from './support/new-photos.ts';
import { save } from './support/publish.ts';

const PHOTOS = 2;
const SLUG = 'dvuhkomnatnaya-na-sadovoy';

async function photosIn(contentDir: string): Promise<string[]> {
  const names = await readdir(join(contentDir, 'photos'));
  return names.filter((name) => name.startsWith(`${SLUG}-`));
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an editor publishes a finished work with its photographs', { timeout: 120_000 }, async ({ enter, office }) => {
  const photos = await newPhotos(PHOTOS);
  const page = await enter('editor');
  await page.goto('/content/works');
  await page.getByRole('button', { name: 'Добавить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Двухкомнатная на Садовой');
  expect(await dialog.getByLabel('Адрес страницы').inputValue()).toBe(SLUG);
  await dialog.getByRole('button', { name: 'Заполнить' }).click();

  const facts = page.getByRole('region', { name: 'Работа' });
  await facts.getByLabel('Короткое название').fill('Садовая, 58 м²');
  await facts.getByLabel('Вводный абзац').fill('Семья переехала из съёмной квартиры.');
  await choose(page, 'Пакет', 'Комфорт');
  await choose(page, 'Комнат', 'две');
  await choose(page, 'Дом', 'новостройка');
  await facts.getByLabel('Стиль').fill('Скандинавский');
  await facts.getByLabel('Адрес', { exact: false }).last().fill('Калининград, ул. Садовая');
  await facts.getByLabel('Площадь').fill('58');

  const money = page.getByRole('region', { name: 'Срок и деньги' });
  for (const [label, day] of [
    ['Начали', '01.06.2026'],
    ['Сдали', '20.08.2026'],
  ] as const) {
    await money.getByLabel(label).fill(day);
    await money.getByLabel(label).press('Tab');
  }
  await money.getByText('80 дней после «Начали»').waitFor();
  await money.getByLabel('Срок по договору').fill('80');
  await money.getByLabel('Срок по факту').fill('80');
  await money.getByLabel('Смета по договору').fill('1270200');
  await money.getByLabel('Заплатили по факту').fill('1270200');
  for (const [at, [title, sum]] of (
    [
      ['Работы', '700 000'],
      ['Материалы', '500 000'],
      ['Доставка', '70 200'],
    ] as const
  ).entries()) {
    if ((await money.getByLabel('На что').count()) <= at)
      await money.getByRole('button', { name: 'Добавить: строка бюджета' }).click();
    await money.getByLabel('На что').nth(at).fill(title);
    await money.getByLabel('Сумма').nth(at).fill(sum);
  }
  await money.getByText('Сумма, всего: 1 270 200 ₽').waitFor();

  const story = page.getByRole('region', { name: 'Рассказ' });
  await story.getByRole('button', { name: 'Добавить: абзац' }).click();
  await story.getByRole('textbox', { name: 'Абзац, 1' }).fill('Стены выровняли, полы залили, кухню собрали за неделю.');
  for (const [at, line] of ['Стяжка', 'Электрика', 'Чистовая отделка'].entries()) {
    await story.getByRole('button', { name: 'Добавить: пункт' }).click();
    await story.getByRole('textbox', { name: `Пункт, ${at + 1}` }).fill(line);
  }
  for (const [at, [day, title]] of (
    [
      ['01.06.2026', 'Замер'],
      ['01.07.2026', 'Черновая'],
      ['20.08.2026', 'Сдали'],
    ] as const
  ).entries()) {
    await story.getByRole('button', { name: `Событие, ${at + 1}`, exact: true }).click();
    await story.getByLabel('Дата').nth(at).fill(day);
    await story.getByLabel('Дата').nth(at).press('Tab');
    await story.getByLabel('Название').nth(at).fill(title);
    await story.getByLabel('Текст').nth(at).fill('По графику.');
  }

  const pictures = page.getByRole('region', { name: 'Снимки и план' });
  const cover = pictures.getByRole('group', { name: /^Обложка/ });
  await cover.locator('input[type=file]').setInputFiles(photos.slice(0, 1));
  await cover.getByLabel('Что на снимке').fill('Гостиная на Садовой');
  const gallery = pictures.getByRole('group', { name: /^Снимки/ });
  await gallery.locator('input[type=file]').setInputFiles(photos);
  await expect.poll(() => gallery.getByLabel('Что на снимке').count()).toBe(PHOTOS);
  for (let at = 0; at < PHOTOS; at += 1)
    await gallery
      .getByLabel('Что на снимке')
      .nth(at)
      .fill(`Снимок ${at + 1}`);

  await page.getByLabel('Когда разрешили публикацию').fill('30.08.2026');
  await page.getByLabel('Когда разрешили публикацию').press('Tab');
  await page.getByLabel('Где лежит согласие').fill('журнал согласий, № 90');
  await page.getByLabel('Опубликовать с').fill('01.09.2026');
  await page.getByLabel('Опубликовать с').press('Tab');
  expect(await photosIn(office.contentDir)).toEqual([]);
  await save(page);
  expect(await office.inFolder(`works/${SLUG}.yaml`)).toContain('title: Двухкомнатная на Садовой');
  expect(await photosIn(office.contentDir)).toHaveLength(PHOTOS);
});
