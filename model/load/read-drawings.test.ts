import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentLoader } from './load-content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const photo = { width: 1600, height: 1067, color: '#aabbcc', hash: '0123456789' };

async function issues(): Promise<(string | undefined)[][]> {
  const result = await createContentLoader(folder, async () => photo).load(new Date('2026-11-20T10:00:00Z'));
  return result.ok ? [] : result.issues.map(({ file, message }) => [file, message]);
}

test('a missing drawing is reported for the file that references it', async () => {
  await rename(join(folder, 'drawings/mark.svg'), join(folder, 'drawings/marka.svg'));
  expect(await issues()).toEqual([['brand.yaml', 'Рисунка «mark.svg» нет в папке drawings. Может быть, «marka.svg»?']]);
  await rename(join(folder, 'drawings/marka.svg'), join(folder, 'drawings/mark.svg'));
});

test('folders and files that are not valid drawings are reported', async () => {
  await mkdir(join(folder, 'drawings/old'));
  await writeFile(join(folder, 'drawings/logo.png'), '');
  await writeFile(join(folder, 'drawings/Наш знак.svg'), '<svg/>');
  await writeFile(join(folder, 'drawings/page.svg'), '<html>');
  expect(await issues()).toEqual([
    ['drawings/old', expect.stringContaining('Переложите рисунки выше')],
    ['drawings/logo.png', expect.stringContaining('Рисунок нужен в формате SVG')],
    ['drawings/page.svg', expect.stringContaining('обрывается или испорчен')],
    ['drawings/Наш знак.svg', expect.stringContaining('Переименуйте файл, например в «nash-znak.svg»')],
  ]);
});
