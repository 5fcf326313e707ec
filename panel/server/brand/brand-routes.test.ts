import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PanelBrand } from '../../contract/brand.ts';
import { Drawings } from '../drawings/drawings.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { brandRoutes } from './brand-routes.ts';
import { BrandSource } from './brand-source.ts';
import type { panelManifest } from './panel-manifest.ts';

let home: string;
let app: ReturnType<typeof createPanelApp>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'brand-'));
  for (const part of ['company.yaml', 'brand.yaml', 'drawings'])
    await cp(join('content', part), join(home, part), { recursive: true });
  await cp('panel/index.html', join(home, 'index.html'));
  const source = new BrandSource({ contentDir: home, publicUrl: 'https://company.example' }, new Drawings(home));
  app = createPanelApp({
    routes: brandRoutes(source),
    personOf: async () => null,
    appDir: home,
    readBrand: () => source.brand(),
    log: () => undefined,
  });
});
afterAll(() => rm(home, { recursive: true }));

const brand = async () => (await (await app.request('/api/brand')).json()) as PanelBrand;

async function edit(file: string, from: RegExp, to: string) {
  const path = join(home, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

test('a stranger gets the name, the colours and the mark of the public site, and nothing else', async () => {
  const { mark, ...rest } = await brand();
  expect(Object.keys(rest).sort()).toEqual(['colours', 'name', 'siteUrl', 'utcOffsetHours']);
  expect(rest).toMatchObject({ name: 'Преголя', colours: { action: '#923a28' }, utcOffsetHours: 2 });
  const drawing = await app.request(mark?.url ?? '');
  expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
  expect(await drawing.text()).toContain('id="drawing"');
});

test('a phone can install the panel under the name and the mark of the company', async () => {
  const answer = await app.request('/api/brand/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as ReturnType<typeof panelManifest>;
  expect(manifest).toMatchObject({
    name: 'Преголя: панель',
    display: 'standalone',
    scope: '/',
    background_color: '#f3f5f2',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await app.request(src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('an edit of the company is followed, and a file with a mistake keeps the last good look', async () => {
  await edit('company.yaml', /^brand: .*$/m, 'brand: Дом "А&Б"');
  await edit('brand.yaml', /#923a28/, '#22506b');
  expect(await brand()).toMatchObject({ name: 'Дом "А&Б"', colours: { action: '#22506b' } });
  expect(await (await app.request('/')).text()).toContain('<title>Дом &quot;А&amp;Б&quot;</title>');
  await edit('company.yaml', /^brand: .*$/m, 'brand: [');
  await edit('brand.yaml', /#22506b/, '#ffff00');
  expect(await brand()).toMatchObject({ name: 'Дом "А&Б"', colours: { action: '#22506b' } });
});

test('a mark with a program in it is not shown', async () => {
  await edit('drawings/mark.svg', /<path/, '<path onclick="a()"');
  expect((await brand()).mark).toBeNull();
  expect((await app.request('/api/brand/mark.svg')).status).toBe(404);
});
