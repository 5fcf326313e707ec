import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { drawCard } from './draw-card.ts';

const PAGE = [0xf3, 0xf5, 0xf2];
let content: Content;
let photo: { file: string; bytes: Buffer };

beforeAll(async () => {
  content = await loadDemo();
  const { file } = content.company.shareImage;
  photo = { file, bytes: await readFile(join('content/photos', file)) };
});

const draw = (title: string, fact?: string) =>
  drawCard({
    card: { brand: 'Преголя', title, photoId: '', ...(fact ? { fact } : {}) },
    colours: content.brand.colours,
    photo,
  });

/** Counts the rows below the photograph that are empty outside the middle square. */
async function textRows(jpeg: Buffer): Promise<{ rows: number; lowest: number }> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const isPage = (x: number, y: number) =>
    PAGE.every((value, channel) => Math.abs((data[(y * info.width + x) * 3 + channel] ?? 0) - value) <= 6);
  const across = (from: number, to: number, y: number) =>
    Array.from({ length: to - from }, (_, at) => isPage(from + at, y)).every(Boolean);
  let rows = 0;
  while (rows < info.height && across(0, 285, info.height - 1 - rows)) rows += 1;
  const words = Array.from({ length: rows }, (_, row) => !across(285, 915, info.height - 1 - row));
  return { rows, lowest: words.indexOf(true) };
}

test.each([
  ['a short title', 'Контакты', undefined],
  ['a title with a price', 'Двушка на Артиллерийской', '64,4 м² за 1 460 000 ₽'],
  [
    'a long title',
    'Сколько стоит ремонт квартиры в новостройке: смета по строкам, без звёздочек и мелкого шрифта',
    'до 31 января',
  ],
  ['signs of markup', 'Стены & <углы> "ровно"', "5 < 6 & 'да'"],
])('%s fits in the square that messengers crop from the middle, below the photograph', async (_, title, fact) => {
  const jpeg = await draw(title, fact);
  const { width, height, format } = await sharp(jpeg).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(jpeg.length).toBeLessThanOrEqual(150 * 1024);
  const { rows, lowest } = await textRows(jpeg);
  // VK crops 47 rows.
  expect(lowest).toBeGreaterThan(47);
  expect(rows).toBeGreaterThan(120);
  expect(rows).toBeLessThan(360);
});

test('a title too long for any size is cut after a word, and the photograph keeps its place', async () => {
  const { rows } = await textRows(await draw(Array(24).fill('Калининград').join(' '), 'до 31 января'));
  expect(rows).toBeLessThan(380);
});

test('another photograph or other words give another picture; the same input gives the same picture', async () => {
  const first = await draw('Работы', '25 квартир');
  expect((await draw('Работы', '25 квартир')).equals(first)).toBe(true);
  expect((await draw('Работы', '26 квартир')).equals(first)).toBe(false);
});
