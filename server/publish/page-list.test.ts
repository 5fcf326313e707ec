import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_LIST, readPageNames } from './page-list.ts';

test('pages are named as on the map of the site, with the address where it alone tells them apart', async () => {
  await using release = await temporaryFolder();
  const pages = [
    { path: '/', name: 'Главная' },
    { path: '/cookies', name: 'Файлы куки' },
    { path: '/cookies/2026-10-01', name: 'Файлы куки' },
  ];
  await writeFile(join(release.path, PAGE_LIST), JSON.stringify(pages));
  const nameOf = await readPageNames(release.path);
  expect(['/?utm_source=yandex', '/cookies#list', '/gone'].map(nameOf)).toEqual([
    'Главная',
    'Файлы куки, /cookies',
    '/gone',
  ]);
});

test('pages of a release without a list keep their addresses', async () => {
  await using release = await temporaryFolder();
  expect((await readPageNames(release.path))('/works')).toBe('/works');
});

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'release-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
