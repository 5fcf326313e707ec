import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { moveUp } from './support/move-up.ts';
import { officeOfFile, PHONE } from './support/staff.ts';

const { site, panel, inFolder, enter } = officeOfFile();

const WORK = 'dvushka-na-minskoy';
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const alerts = () => page.getByRole('alert').allTextContents();
  await expect.poll(alerts, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/Опубликовано за \d/));
};
/** New photographs are encoded while a site of many pages is rendered. */
const PATIENT = { timeout: 120_000 };
const gallery = (page: Page) => page.getByRole('group', { name: /^Снимки/ }).first();

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('photographs brought at once through a broken connection are on the site with their words', PATIENT, async () => {
  const page = await enter('editor');
  const faults: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && faults.push(message.text()));
  let broken = 0;
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' && broken++ < 2 ? route.abort() : route.continue(),
  );
  await page.goto(`/content/works/${WORK}`);
  const photos = gallery(page);
  await photos.getByRole('listitem').first().waitFor();
  const before = await photos.getByRole('listitem').count();
  const files = await Promise.all(
    ['#884422', '#224488', '#448822'].map((colour, at) => picture(`IMG_${at}.JPG`, colour)),
  );
  await photos.locator('input[type=file]').setInputFiles(files);
  await photos
    .getByRole('listitem')
    .nth(before + 2)
    .waitFor();
  for (const at of [1, 2, 3]) {
    await photos.getByLabel(`Что на снимке (снимок ${before + at})`).fill(`Новая комната ${at}`);
  }
  await moveUp(photos.getByRole('button', { name: `Переставить снимок ${before + 3}` }), before + 3);
  const alt = photos.getByLabel(`Что на снимке (снимок ${before + 2})`);
  await expect.poll(() => alt.inputValue()).toBe('Новая комната 3');
  await publish(page);
  expect(broken).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  const text = await inFolder(`works/${WORK}.yaml`);
  const names = [...text.matchAll(new RegExp(`${WORK}-[0-9a-f]{8}\\.jpg`, 'g'))].map(([name]) => name);
  expect(new Set(names).size).toBe(3);
  expect(text.indexOf('Новая комната 3')).toBeLessThan(text.indexOf('Новая комната 2'));
  expect(await readdir(join(panel().contentDir, 'photos'))).toEqual(expect.arrayContaining(names));
  const html = await (await fetch(`${site().url}/works/${WORK}`)).text();
  const [, address = ''] = /src="(\/media\/dvushka-na-minskoy-[0-9a-f]{8}\.[^"]+)"/.exec(html) ?? [];
  expect((await fetch(site().url + address)).headers.get('content-type')).toBe('image/webp');
  await page.context().close();
});

test('what is no picture says so, holds up nobody and can be put away', async () => {
  const page = await enter('editor');
  await page.goto('/photos');
  const bad = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').setInputFiles([bad, await picture('good.jpg', '#abcdef')]);
  await page.getByRole('alert').filter({ hasText: 'Это PDF' }).waitFor();
  await page
    .getByText(/^good-[0-9a-f]{8}\.jpg$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Не загружать plan.jpg' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.context().close();
});

test('the library leads to what shows a photograph, and removes what nobody needs', async () => {
  const page = await enter('editor');
  await page.goto('/photos');
  await page.getByLabel('Найти').fill('living-sea');
  await page.getByRole('link', { name: /Море рядом/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Удалить living-sea.jpg' }).count()).toBe(0);
  await page.getByLabel('Найти').fill('good-');
  await page.getByRole('button', { name: /^Удалить good-/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByText('Таких снимков нет.').waitFor();
  await page.context().close();
});

test('a cut is another photograph, and the main point is where it was put', PATIENT, async () => {
  const page = await enter('editor');
  await page.goto(`/content/works/${WORK}`);
  const before = await inFolder(`works/${WORK}.yaml`);
  await gallery(page).getByRole('button', { name: 'Обрезать: снимок 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 : 1').click();
  await dialog.getByRole('button', { name: 'Обрезать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await gallery(page).getByRole('button', { name: 'Главная точка: снимок 1' }).click();
  const point = dialog.getByRole('button', { name: /Двигайте стрелками/ });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await publish(page);
  const after = await inFolder(`works/${WORK}.yaml`);
  expect(after).toMatch(/focus: "?48% 40%/);
  expect(after.length).toBeGreaterThan(before.length);
  await page.context().close();
});

test('an edited paragraph changes its own line of an article and nothing else', async () => {
  const page = await enter('editor');
  const before = await inFolder('articles/sem-smet-na-dvushku.md');
  await page.goto('/content/articles/sem-smet-na-dvushku');
  const first = page.getByRole('textbox', { name: 'Текст', exact: true }).locator('p').first();
  await first.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('Проверка. ');
  await publish(page);
  const [old, now] = [before.split('\n'), (await inFolder('articles/sem-smet-na-dvushku.md')).split('\n')];
  expect(now.filter((line, at) => line !== old[at])).toEqual([expect.stringMatching(/^Проверка\. /)]);
  expect(now.length).toBe(old.length);
  await page.context().close();
});

test('a phone has room for photographs and for texts', async () => {
  const page = await enter('editor', PHONE);
  for (const path of ['/photos', `/content/works/${WORK}`, '/content/articles/poly-u-morya']) {
    await page.goto(path);
    await page.getByRole('img').first().waitFor();
    expect(await overflowPx(page, PHONE.width), path).toBe(0);
  }
  await page.context().close();
});
