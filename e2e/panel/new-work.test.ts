import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeOfFile } from './support/staff.ts';

const { site, panel, enter } = officeOfFile();
const PHOTOS = 20;

let folder: string;
let photos: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  photos = await Promise.all(Array.from({ length: PHOTOS }, (_, number) => newPhoto(number)));
});
afterAll(() => rm(folder, { recursive: true }));

/** As a telephone makes them, but for the size: another colour each. */
async function newPhoto(number: number): Promise<string> {
  const path = join(folder, `IMG_${1000 + number}.jpg`);
  const background = { r: 40 + number * 10, g: 200 - number * 8, b: 120 };
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(path);
  return path;
}

async function photosInFolder(): Promise<string[]> {
  const names = await readdir(join(panel().contentDir, 'photos'));
  return names.filter((name) => name.startsWith('dvuhkomnatnaya-na-sadovoy-'));
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an editor shows a finished work with twenty photographs', async () => {
  const page = await enter('editor');
  await page.goto('/content/works');
  await page.getByRole('button', { name: 'Добавить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Двухкомнатная на Садовой');
  expect(await dialog.getByLabel('Адрес страницы').inputValue()).toBe('dvuhkomnatnaya-na-sadovoy');
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
  await cover.locator('input[type=file]').setInputFiles(photos[0] ?? '');
  await cover.getByLabel('Что на снимке').fill('Гостиная на Садовой');
  const gallery = pictures.getByRole('group', { name: /^Снимки/ });
  await gallery.locator('input[type=file]').setInputFiles(photos);
  await expect.poll(() => gallery.getByLabel('Что на снимке').count(), { timeout: 90_000 }).toBe(PHOTOS);
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
  expect(await photosInFolder()).toEqual([]);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const summary = page.locator('#error-summary');
  await summary.or(page.getByRole('alert').filter({ hasText: /Опубликовано за/ })).waitFor({ timeout: 60_000 });
  expect(await summary.allTextContents()).toEqual([]);
  await page
    .getByRole('alert')
    .filter({ hasText: /Опубликовано за/ })
    .waitFor({ timeout: 60_000 });
  const html = await (await fetch(`${site().url}/works/dvuhkomnatnaya-na-sadovoy`)).text();
  expect(html).toContain('Двухкомнатная на Садовой');
  expect(await photosInFolder()).toHaveLength(PHOTOS);
  await page.context().close();
}, 240_000);
