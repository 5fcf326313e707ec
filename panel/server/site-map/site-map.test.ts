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

type Listed = readonly [path: string, name: string];

async function putIntoService(dataDir: string, id: string, pages: readonly Listed[], files: FixtureFiles = {}) {
  const dir = await writeRelease(dataDir, id, files);
  const list = pages.map(([path, name]) => ({ path, name }));
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

test('the pages of the release are grouped in its order, with the place where each is edited', async () => {
  await using panel = await startPanel();
  expect((await panel.map()).sections).toEqual([]);
  const pages: readonly Listed[] = [
    ['/', 'Главная'],
    ['/works', 'Работы'],
    ['/contacts', 'Контакты'],
    ['/policy', 'Политика'],
    ['/works/dom/novostroyka', 'Новостройки'],
    ['/works/kuhnya', 'Кухня'],
    ['/policy/2026-09-01', 'Политика'],
  ];
  await putIntoService(panel.dataDir, 'r1', pages);
  const { sections } = await panel.map();
  expect(sections.map(({ title, pages }) => [title, ...pages.map((each) => `${each.name} ${each.edit}`)])).toEqual([
    ['Основные страницы', 'Главная /content/home', 'Работы /content/works', 'Контакты /content/company'],
    ['Работы', 'Новостройки /content/pages', 'Кухня /content/works/kuhnya'],
    [
      'Политика и согласия',
      'Политика /content/documents',
      'Политика, 1\u00a0сентября\u00a02026 /content/documents/policy/2026-09-01',
    ],
  ]);
});

const CODE =
  '<script type="module" src="/assets/boot.js" data-styles="/assets/style.css"></script><noscript>Включите</noscript>';
const FONT = '@font-face{font-family:Literata;src:url(/assets/literata.woff2)}';
const PAGE = `<head><style>:root{color:red}${FONT}</style>${CODE}</head><main>
<img src="/media/a.jpg" srcset="/media/a.avif 480w, /media/b.avif 800w"><a href="/works">Работы</a>${'<p>Работа</p>'.repeat(1000)}</main>
<script type="application/json">{"text":"<"}</script>`;

test('the picture of a page is its first screen without code, with styles and files from the panel', async () => {
  await using panel = await startPanel();
  await putIntoService(panel.dataDir, 'r1', [['/works', 'Работы']], {
    'works.html': PAGE,
    'secret.html': PAGE,
    'assets/style.css': '@media (scripting:none){a{color:red}}a{background:url(/assets/check.svg)}',
    'media/a.jpg': Buffer.from('picture'),
    'release.txt': 'not public',
  });
  const [page] = (await panel.map()).sections[0]?.pages ?? [];
  expect(page?.picture).toBe('/live/works?release=r1');
  const answer = await panel.get(page?.picture ?? '');
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox allow-same-origin');
  const html = await answer.text();
  expect(html).toContain(`<head><style>@font-face{font-family:Literata;src:url(/live/assets/literata.woff2)}</style>\
<link rel="stylesheet" href="/live/assets/style.css"><style>*{text-rendering:geometricPrecision}</style></head><main>
<img src="/live/media/a.jpg" srcset="/live/media/a.avif 480w, /live/media/b.avif 800w"><a href="/works">Работы</a><p>`);
  expect(html).toMatch(/<p>Работа(<\/p>)?$/);
  expect(html.length).toBeLessThan(11_000);
  expect(await (await panel.get('/live/assets/style.css')).text()).toBe(
    '@media (max-width:0){a{color:red}}a{background:url(/live/assets/check.svg)}',
  );
  const picture = await panel.get('/live/media/a.jpg');
  expect([picture.headers.get('Content-Type'), await picture.text()]).toEqual(['image/jpeg', 'picture']);
  const escaping = `/media/${encodeURIComponent('../../release.json')}`;
  for (const other of ['/secret', '/works.html', '/media/b.jpg', '/release.txt', escaping])
    expect((await panel.get(`/live${other}`)).status, other).toBe(404);
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
