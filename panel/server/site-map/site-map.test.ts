import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../../server/leads/testing/temporary-dir.ts';
import { PAGE_LIST } from '../../../server/publish/page-list.ts';
import { type FixtureFiles, pointCurrentAt, writeRelease } from '../../../server/serve/fixture-release.ts';
import type { SiteMap } from '../../contract/site-map.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { siteMapRoutes } from './site-map-routes.ts';

type Listed = readonly [path: string, name: string, card?: string];

async function putIntoService(dataDir: string, id: string, pages: readonly Listed[], media: FixtureFiles = {}) {
  const dir = await writeRelease(dataDir, id, media);
  const list = pages.map(([path, name, card = '/media/absent.jpg']) => ({ path, name, card }));
  await writeFile(join(dir, PAGE_LIST), JSON.stringify(list));
  await pointCurrentAt(dataDir, id);
}

async function startPanel() {
  const { dir, [Symbol.asyncDispose]: remove } = await temporaryDir();
  const [dataDir, contentDir] = [join(dir, 'var'), join(dir, 'content')];
  for (const folder of ['works', 'documents/policy']) await mkdir(join(contentDir, folder), { recursive: true });
  for (const file of ['works/kuhnya.yaml', 'works/заметка.txt', 'documents/policy/2026-09-01.md'])
    await writeFile(join(contentDir, file), '');
  await mkdir(dataDir);
  const routes = siteMapRoutes({ dataDir, contentDir, publicUrl: 'https://company.example' });
  const app = createPanelApp({
    routes,
    personOf: async () => ({ id: 'eva', email: 'eva@company.example', name: 'Ева', role: 'editor' }),
    appDir: dir,
    log: (error) => console.error(error),
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    dataDir,
    get: (path: string) => fetch(origin + path),
    map: async () => (await (await fetch(`${origin}/api/site-map`)).json()) as SiteMap,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await remove.call(null);
    },
  };
}

test('the pages of the release are grouped, with their cards and the place where each is edited', async () => {
  await using panel = await startPanel();
  expect((await panel.map()).sections).toEqual([]);
  const pages: readonly Listed[] = [
    ['/', 'Главная', '/media/card-1.jpg'],
    ['/works', 'Работы'],
    ['/contacts', 'Контакты'],
    ['/policy', 'Политика'],
    ['/works/dom/novostroyka', 'Новостройки'],
    ['/works/kuhnya', 'Кухня'],
    ['/policy/2026-09-01', 'Политика 2026'],
  ];
  await putIntoService(panel.dataDir, 'r1', pages, { 'media/card-1.jpg': Buffer.from('picture'), 'index.html': '' });
  const { sections } = await panel.map();
  expect(sections.map(({ title, pages }) => [title, ...pages.map((each) => `${each.name} ${each.edit}`)])).toEqual([
    ['Основные страницы', 'Главная /content/home', 'Работы /content/works', 'Контакты /content/company'],
    ['Работы', 'Кухня /content/works/kuhnya', 'Новостройки /content/pages'],
    ['Документы', 'Политика /content/documents', 'Политика 2026 /content/documents/policy/2026-09-01'],
  ]);
  const cards = sections.flatMap(({ pages }) => pages.flatMap(({ card }) => card ?? []));
  expect(cards).toEqual(['/api/site-map/cards/media/card-1.jpg']);
  const picture = await panel.get(cards[0] ?? '');
  expect([await picture.text(), picture.status]).toEqual(['picture', 200]);
  for (const other of ['absent.jpg', 'index.html'])
    expect((await panel.get(`/api/site-map/cards/media/${other}`)).status, other).toBe(404);
});

test('a new release replaces the pages', async () => {
  await using panel = await startPanel();
  await putIntoService(panel.dataDir, 'r1', [['/', 'Прежняя']]);
  await panel.map();
  await putIntoService(panel.dataDir, 'r2', [['/', 'Новая']]);
  expect((await panel.map()).sections[0]?.pages.map(({ name }) => name)).toEqual(['Новая']);
});

test('a release of an earlier version has no list of pages', async () => {
  await using panel = await startPanel();
  await writeRelease(panel.dataDir, 'r1', { 'index.html': '' });
  await pointCurrentAt(panel.dataDir, 'r1');
  expect((await panel.map()).sections).toEqual([]);
});
