import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../model/load/demo-content.fixture.ts';
import { publishIcons } from './icons.ts';
import { ReleaseWriter } from './release-writer.ts';

let dir: string;
const file = (name: string) => readFile(join(dir, 'public', name));

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'icons-'));
  await publishIcons({ content: await loadDemo(), writer: new ReleaseWriter(dir) });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('every icon of the web manifest is a square of its declared size', async () => {
  const { name, icons } = JSON.parse((await file('manifest.webmanifest')).toString());
  expect(name).toBe('Преголя — ремонт квартир в Калининграде');
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(await file(src.slice(1))).metadata();
    expect({ sizes: `${width}x${height}`, format }).toEqual({ sizes, format: 'png' });
  }
});

test('an icon cropped by phones is opaque to the corners, and its drawing keeps clear of them', async () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { data, info } = await sharp(await file(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    const page = [0xf3, 0xf5, 0xf2, 0xff];
    expect(pixel(0, 0), name).toEqual(page);
    expect(pixel(info.width - 1, Math.round(info.height / 2)), name).toEqual(page);
    expect(pixel(Math.round(info.width / 2), Math.round(info.height / 3)), name).not.toEqual(page);
  }
});

test('favicon.ico contains the drawing in three sizes', async () => {
  const ico = await file('favicon.ico');
  expect(ico.readUInt16LE(4)).toBe(3);
  const sizes = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const [length, offset] = [ico.readUInt32LE(14 + index * 16), ico.readUInt32LE(18 + index * 16)];
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
      return [ico.readUInt8(6 + index * 16), width, format];
    }),
  );
  expect(sizes).toEqual([
    [16, 16, 'png'],
    [32, 32, 'png'],
    [48, 48, 'png'],
  ]);
});
