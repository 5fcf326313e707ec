import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { phoneJpeg } from '../../../server/publish/images/pictures.fixture.ts';
import { encodedDir } from '../../../server/publish/images/settings.ts';
import type { AcceptedPhoto, Encoding, Library } from '../../contract/media.ts';
import { startMedia } from './media.fixture.ts';

const ARTICLE = '---\ntitle: Полы у моря\n---\n\n![Пол](floor.jpg "Дуб")\n';

test('the library shows where each photograph is used: in facts, in texts and in drafts', async () => {
  await using panel = await startMedia(() => new Set(['drafted.jpg']));
  await panel.place('works/dvushka.yaml', 'title: "Двушка на Минской"\ncover: { file: kitchen.jpg, alt: "Кухня" }\n');
  await panel.place('articles/poly.md', ARTICLE);
  await panel.place('reviews/viktor.yaml', 'author: Виктор Николаевич\nphoto: { file: portrait.jpg, alt: "Виктор" }\n');
  await panel.place('works/Не адрес.yaml', 'cover: { file: odd.jpg }\n');
  await panel.place('works/broken.yaml', 'title: [\n# spare.jpg\n');
  for (const name of ['kitchen.jpg', 'floor.jpg', 'spare.jpg', 'drafted.jpg', 'free.jpg', 'portrait.jpg', 'odd.jpg']) {
    await panel.place(`photos/${name}`, await phoneJpeg(90, 60, 6));
  }
  const list = async (query = '') => (await (await panel.ask('GET', `/api/photos${query}`)).json()) as Library;
  const { photos, total } = await list();
  expect(total).toBe(7);
  expect(photos.find(({ name }) => name === 'kitchen.jpg')).toMatchObject({
    width: 60,
    height: 90,
    isStaged: false,
    usedIn: [
      {
        file: 'works/dvushka.yaml',
        title: 'Двушка на Минской',
        address: '/content/works/dvushka?field=facts.cover',
        alt: 'Кухня',
      },
    ],
  });
  expect(photos.find(({ name }) => name === 'floor.jpg')?.usedIn).toEqual([
    { file: 'articles/poly.md', title: 'Полы у моря', address: '/content/articles/poly', alt: null },
  ]);
  expect(photos.find(({ name }) => name === 'portrait.jpg')?.usedIn).toMatchObject([{ title: 'Виктор Николаевич' }]);
  expect(photos.find(({ name }) => name === 'odd.jpg')?.usedIn).toMatchObject([{ title: 'works/Не адрес.yaml' }]);
  expect((await list('?unused=true')).photos.map(({ name }) => name)).toEqual(['free.jpg']);
  expect((await list('?first=reviews/viktor.yaml')).photos[0]?.name).toBe('portrait.jpg');
  for (const word of ['минской', 'кухня'])
    expect((await list(`?search=${word}`)).photos.map(({ name }) => name)).toEqual(['kitchen.jpg']);
});

test('only an unreferenced photograph can be removed', async () => {
  await using panel = await startMedia(
    () => new Set(['drafted.jpg']),
    () => new Set(['binned.jpg']),
  );
  await panel.place('articles/poly.md', ARTICLE);
  for (const name of ['binned.jpg', 'floor.jpg', 'drafted.jpg', 'free.jpg']) {
    await panel.place(`photos/${name}`, await phoneJpeg(90, 60));
  }
  const staged = await panel.accepted(await phoneJpeg(100, 60));
  const refused = await panel.ask('DELETE', '/api/photos/floor.jpg');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('«Полы у моря»') });
  for (const name of ['drafted.jpg', 'binned.jpg'])
    expect((await panel.ask('DELETE', `/api/photos/${name}`)).status, name).toBe(409);
  expect((await panel.ask('DELETE', '/api/photos/free.jpg')).status).toBe(200);
  expect((await panel.ask('DELETE', `/api/photos/${staged.name}`)).status).toBe(200);
  expect(await readdir(join(panel.contentDir, 'photos'))).toEqual(['binned.jpg', 'drafted.jpg', 'floor.jpg']);
  expect(await panel.media.stagedPhotos()).toEqual(new Map());
});

test('any photograph counts as used while a content file cannot be read', async () => {
  await using panel = await startMedia();
  await panel.place('photos/free.jpg', await phoneJpeg(90, 60));
  await mkdir(join(panel.contentDir, 'works'));
  await symlink(panel.dataDir, join(panel.contentDir, 'works', 'dvushka.yaml'));
  expect(await (await panel.ask('GET', '/api/photos?unused=true')).json()).toEqual({ photos: [], total: 0 });
  const refused = await panel.ask('DELETE', '/api/photos/free.jpg');
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining('Файл «works/dvushka.yaml» не читается'),
  ]);
  await rm(join(panel.contentDir, 'works', 'dvushka.yaml'));
  expect((await panel.ask('DELETE', '/api/photos/free.jpg')).status).toBe(200);
});

test('a photograph named in a linked file or in a UTF-16 text is in use', async () => {
  await using panel = await startMedia();
  for (const name of ['linked.jpg', 'wide.jpg', 'free.jpg'])
    await panel.place(`photos/${name}`, await phoneJpeg(90, 60));
  await panel.place('works/wide.yaml', Buffer.from('cover: { file: wide.jpg }', 'utf16le'));
  await writeFile(join(panel.dataDir, '..', 'linked.yaml'), 'cover: { file: linked.jpg }');
  await symlink('../../linked.yaml', join(panel.contentDir, 'works', 'linked.yaml'));
  const { photos } = (await (await panel.ask('GET', '/api/photos?unused=true')).json()) as Library;
  expect(photos.map(({ name }) => name)).toEqual(['free.jpg']);
});

test('a staged photograph goes into the content folder whole, once, and is found there', async () => {
  await using panel = await startMedia();
  const { name } = await panel.accepted(await phoneJpeg(100, 60));
  const path = await panel.media.pathOf(name);
  const bytes = await readFile(path ?? '');
  await Promise.all([panel.media.takeIntoContent([name, 'other.jpg']), panel.media.takeIntoContent([name])]);
  expect(await readdir(join(panel.contentDir, 'photos'))).toEqual([name]);
  expect(await readFile(join(panel.contentDir, 'photos', name))).toEqual(bytes);
  expect((await panel.media.stagedPhotos()).size).toBe(0);
  expect(await panel.accepted(await phoneJpeg(100, 60))).toMatchObject({ name });
  expect((await panel.media.stagedPhotos()).size).toBe(0);
});

test('all sizes are made ahead, where the publisher looks for them', async () => {
  await using panel = await startMedia();
  const { name } = await panel.accepted(await phoneJpeg(900, 600));
  const waiting = async () => ((await (await panel.ask('GET', '/api/photos/encoding')).json()) as Encoding).waiting;
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5000);
  const made = await readdir(encodedDir(join(panel.dataDir, 'cache')));
  const stem = name.replace('.jpg', '');
  expect(made.filter((file) => file.startsWith(stem)).map((file) => file.replace(/^.*\.[0-9a-f]{10}-/, ''))).toEqual(
    expect.arrayContaining(['480.avif', '800.avif', '800.webp', 'og.jpg']),
  );
  expect(panel.errors).toEqual([]);
});

test('a crop is another photograph, rotated first, and the original stays', async () => {
  await using panel = await startMedia();
  const halves = sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } }, left: 200, top: 0 },
  ]);
  const whole = await panel.accepted(await halves.jpeg().toBuffer());
  const crop = { x: 0, y: 0.5, width: 1, height: 0.5, turn: 90 };
  const response = await panel.ask('POST', `/api/photos/${whole.name}/crop`, crop);
  const cut = (await response.json()) as AcceptedPhoto;
  expect(cut).toMatchObject({ name: expect.stringMatching(/^kuhnya-[0-9a-f]{8}\.jpg$/), width: 200, height: 200 });
  const { dominant } = await sharp((await panel.media.pathOf(cut.name)) ?? '').stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  expect((await panel.media.stagedPhotos()).has(whole.name)).toBe(true);
  expect((await panel.ask('POST', `/api/photos/${whole.name}/crop`, { ...crop, x: 0.3 })).status).toBe(422);
  expect((await panel.ask('POST', `/api/photos/${whole.name}/crop`, { ...crop, turn: 45 })).status).toBe(422);
});

test('a drawing stays PNG, and a photograph sent as PNG becomes JPEG', async () => {
  await using panel = await startMedia();
  const flat = { width: 300, height: 200, channels: 3, background: '#fff' } as const;
  expect((await panel.accepted(await sharp({ create: flat }).png().toBuffer())).name).toMatch(/\.png$/);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } });
  expect((await panel.accepted(await photograph.png().toBuffer())).name).toMatch(/\.jpg$/);
});

test('a thumbnail is small, kept on disk and made again for other bytes under the same name', async () => {
  await using panel = await startMedia();
  await panel.place('photos/room.jpg', await phoneJpeg(900, 600));
  const first = await panel.ask('GET', '/api/photos/room.jpg/thumb');
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(await first.arrayBuffer()).metadata()).width).toBe(320);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${panel.origin}/api/photos/room.jpg/thumb`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  await panel.place('photos/room.jpg', await phoneJpeg(800, 800));
  expect((await panel.ask('GET', '/api/photos/room.jpg/thumb')).headers.get('etag')).not.toBe(etag);
  expect((await readdir(join(panel.dataDir, 'panel/thumbs'))).length).toBe(2);
  expect((await panel.ask('GET', '/api/photos/room.jpg/thumb?width=5000')).status).toBe(404);
});

test('the original of a photograph is downloaded under its name, and no other file is', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(90, 60);
  await panel.place('photos/kitchen.jpg', bytes);
  await panel.place('works/one.yaml', 'title: Кухня\n');
  const found = await panel.ask('GET', '/api/photos/kitchen.jpg/original');
  expect(found.headers.get('content-disposition')).toBe('attachment; filename="kitchen.jpg"');
  expect(Buffer.from(await found.arrayBuffer())).toEqual(bytes);
  for (const name of ['missing.jpg', encodeURIComponent('../works/one.yaml')])
    expect((await panel.ask('GET', `/api/photos/${name}/original`)).status).toBe(404);
});
