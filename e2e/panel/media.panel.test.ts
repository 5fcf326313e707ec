import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { moveUp } from './support/move-up.ts';
import { newPhotos } from './support/new-photos.ts';
import { save } from './support/publish.ts';
import { zipOf } from './support/zip-of.ts';

const WORK = 'dvushka-na-minskoy';

test('an upload survives folding and lost connections; crop, focus point and captions are saved', async ({
  enter,
  office,
}) => {
  const page = await enter('editor');
  await page.goto(`/content/works/${WORK}`);
  const pairs = page.getByRole('group', { name: /^До и после/ });
  await pairs.getByRole('button', { name: /^Добавить/ }).click();
  const pair = pairs.getByRole('button', { name: /^Пара снимков/ });
  const [begun, folded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/uploads/*', async (route) => {
    begun.resolve();
    await folded.promise;
    await route.continue();
  });
  await pairs
    .locator('input[type=file]')
    .last()
    .setInputFiles(await newPhotos(1, 'after'));
  await begun.promise;
  await pair.click();
  expect(await pair.getAttribute('aria-expanded')).toBe('false');
  folded.resolve();
  const arrived = pairs.getByAltText('Снимок без описания');
  await arrived.waitFor({ state: 'attached' });
  expect(await arrived.isVisible()).toBe(false);
  const count = await pair.count();
  await pairs
    .getByRole('button', { name: /^Убрать: Пара снимков/ })
    .last()
    .click();
  await expect.poll(() => pair.count()).toBe(count - 1);
  await page.unroute('**/api/uploads/*');
  let broken = 0;
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' && broken++ < 2 ? route.abort() : route.continue(),
  );
  const photos = page.getByRole('group', { name: /^Снимки/ }).first();
  const items = photos.getByRole('listitem');
  await items.first().waitFor();
  const before = await items.count();
  await photos.locator('input[type=file]').setInputFiles(await newPhotos(3));
  await items.nth(before + 2).waitFor();
  for (const at of [1, 2, 3])
    await photos.getByLabel(`Что на снимке (снимок ${before + at})`).fill(`Новая комната ${at}`);
  await moveUp(photos.getByRole('button', { name: `Переставить снимок ${before + 3}` }), before + 3);
  const alt = photos.getByLabel(`Что на снимке (снимок ${before + 2})`);
  await expect.poll(() => alt.inputValue()).toBe('Новая комната 3');
  expect(broken).toBeGreaterThan(2);

  await photos.getByRole('button', { name: `Обрезать: снимок ${before + 1}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 : 1').click();
  await dialog.getByRole('button', { name: 'Обрезать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await photos.getByRole('button', { name: 'Главная точка: снимок 1', exact: true }).click();
  await dialog.getByRole('button', { name: /Двигайте стрелками/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await save(page);

  const text = await office.inFolder(`works/${WORK}.yaml`);
  const names = [...text.matchAll(new RegExp(`${WORK}-[0-9a-f]{8}\\.jpg`, 'g'))].map(([name]) => name);
  expect(new Set(names).size).toBe(3);
  expect(text.indexOf('Новая комната 3')).toBeLessThan(text.indexOf('Новая комната 2'));
  expect(text).toMatch(/focus: "?48% 40%/);
  const folder = join(office.contentDir, 'photos');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(names));
  const sizes = names.map(async (name) => sharp(join(folder, name)).metadata());
  expect((await Promise.all(sizes)).map(({ width, height }) => width === height)).toContain(true);
});

test('an archive is unpacked, and what is no picture is reported and blocks no upload; the library shows uses, deletes the rest', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto('/photos');
  const current = page.locator('[aria-current=page]', { hasText: /^\d+$/ });
  await page.getByRole('button', { name: 'Страница 2' }).click();
  await expect.poll(() => current.innerText()).toBe('2');
  await page.reload();
  await expect.poll(() => current.innerText()).toBe('2');
  await page.goBack();
  await expect.poll(() => current.innerText()).toBe('1');
  const [good] = await newPhotos(1, 'good');
  const padding = Buffer.alloc(20_000);
  const buffer = zipOf({
    'Чат/plan.jpg': Buffer.concat([Buffer.from('%PDF-1.7'), padding]),
    'Чат/VIDEO.mp4': padding,
    [`Чат/${good?.name}`]: Buffer.concat([good?.buffer ?? padding, padding]),
  });
  await page.locator('input[type=file]').setInputFiles([{ name: 'chat.zip', mimeType: 'application/zip', buffer }]);
  await page.getByText(/^Из архива взято: 2.снимка. Пропущено: 1.видео\.$/).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Это PDF' }).waitFor();
  await page
    .getByText(/^good-1000-[0-9a-f]{8}\.jpg$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Не загружать plan.jpg' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  const search = page.getByLabel('Найти', { exact: true });
  await search.fill('living-sea');
  await page.getByRole('link', { name: /Море рядом/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Удалить living-sea.jpg' }).count()).toBe(0);
  await search.fill('living');
  const photos = page.getByRole('button', { name: /^Рассмотреть living/ });
  await photos.nth(1).waitFor();
  await photos.first().click();
  await page.getByRole('dialog', { name: /^Снимок 1 из/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: /^Снимок 2 из/ });
  expect(await second.locator('img').getAttribute('src')).toMatch(/width=1280$/);
  await page.keyboard.press('Escape');
  await second.waitFor({ state: 'detached' });
  await expect.poll(() => photos.first().evaluate((photo) => photo === document.activeElement)).toBe(true);
  await search.fill('good-');
  await page.getByRole('button', { name: /^Удалить good-/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByText('Таких снимков нет.').waitFor();
});

test('a photograph of a gallery is replaced in its place, and its texts are edited at once', async ({ enter }) => {
  const page = await enter('editor');
  await page.goto(`/content/works/${WORK}`);
  const photos = page.getByRole('group', { name: /^Снимки/ }).first();
  const second = photos.getByRole('listitem').nth(1);
  const before = await second.getByRole('img').getAttribute('src');
  const count = await photos.getByRole('listitem').count();
  await second.getByRole('button', { name: 'Заменить: снимок 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заменить снимок' });
  const another = dialog
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .last();
  await another.click();
  await dialog.getByRole('button', { name: 'Вернуть прежний снимок' }).click();
  await another.waitFor();
  expect(await second.locator('img').getAttribute('src')).toBe(before);
  await another.click();
  const alt = dialog.getByRole('textbox', { name: 'Что на снимке (новый снимок)' });
  const former = await second
    .getByRole('textbox', { name: 'Что на снимке (снимок 2)', includeHidden: true })
    .inputValue();
  await dialog.getByText('Описание взято оттуда, где этот снимок уже стоит').waitFor();
  await dialog.getByRole('button', { name: 'Вернуть прежние тексты' }).click();
  await dialog.getByText('Тексты и галочки остались от прежнего снимка').waitFor();
  expect(await alt.inputValue()).not.toBe(former);
  await dialog.getByRole('textbox', { name: 'Подпись (новый снимок)' }).fill('Новая подпись');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  expect(await second.getByRole('img').getAttribute('src')).not.toBe(before);
  expect(await second.getByRole('textbox', { name: 'Подпись (снимок 2)' }).inputValue()).toBe('Новая подпись');
  expect(await photos.getByRole('listitem').count()).toBe(count);

  await page.getByText('Снимок сменили').waitFor();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect.poll(() => second.getByRole('img').getAttribute('src')).toBe(before);
  expect(await second.getByRole('textbox', { name: 'Подпись (снимок 2)' }).inputValue()).not.toBe('Новая подпись');
});
