import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as site from '../../../site/pictures/photo.ts';
import { encodePhotos } from './encode-photos.ts';
import { explainCache, ImageCacheError } from './errors.ts';
import { phoneJpeg, placePhoto, temporaryFolder } from './pictures.fixture.ts';
import { pruneImages } from './prune-images.ts';
import { renditionsOf } from './renditions.ts';
import { encodedDir, IMAGE_SETTINGS_VERSION } from './settings.ts';

test('every ladder step has its width and format, upright, without metadata', async () => {
  await using folder = await temporaryFolder();
  const options = { cacheDir: join(folder.path, 'cache'), photosDir: folder.path, site };
  const photo = await placePhoto(folder.path, 'room.jpg', await phoneJpeg(600, 900, 6), true);
  const ladder = await encodePhotos([photo], options);

  const stem = `/media/room.${photo.facts.hash}`;
  expect([...ladder.keys()].sort()).toEqual([
    `${stem}-480.avif`,
    `${stem}-800.avif`,
    `${stem}-800.webp`,
    `${stem}-og.jpg`,
  ]);
  for (const [url, path] of ladder) {
    expect(path).toBe(join(options.cacheDir, IMAGE_SETTINGS_VERSION, basename(url)));
    const bytes = await readFile(path);
    const { format, width, height, exif, icc, xmp, space, orientation } = await sharp(bytes).metadata();
    const expected = {
      '480.avif': ['heif', 480, 320],
      '800.avif': ['heif', 800, 533],
      '800.webp': ['webp', 800, 533],
      'og.jpg': ['jpeg', 1200, 630],
    };
    expect([format, width, height]).toEqual(expected[url.split('-')[1] as keyof typeof expected]);
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(space).toBe('srgb');
    expect(bytes.includes('Pregolya Camera')).toBe(false);
  }
});

test('a second run encodes nothing, and a missing picture is encoded again', async () => {
  await using folder = await temporaryFolder();
  const photos = [
    await placePhoto(folder.path, 'a.jpg', await phoneJpeg(500, 300)),
    await placePhoto(folder.path, 'b.jpg', await phoneJpeg(300, 500)),
  ];
  const run = async () => {
    const made: string[] = [];
    const onProgress = (done: number, total: number) => made.push(`${done}/${total}`);
    const ladder = await encodePhotos(photos, { cacheDir: folder.path, photosDir: folder.path, site, onProgress });
    return { ladder, made };
  };
  const first = await run();
  expect(first.made).toEqual(['1/4', '2/4', '3/4', '4/4']);
  await rm(join(folder.path, 'a.jpg'));
  const second = await run();
  expect(second.made).toEqual([]);
  expect(second.ladder).toEqual(first.ladder);

  const [gone] = [...first.ladder.values()].filter((path) => path.includes('/b.'));
  await rm(gone ?? '');
  expect((await run()).made).toEqual(['1/1']);
});

test('no ladder step enlarges a picture, and each has one address', () => {
  const facts = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
  fc.assert(
    fc.property(facts, fc.boolean(), ({ width, height }, shares) => {
      const photo = { file: 'a.b.jpg', facts: { width, height, color: '#000000', hash: '0123456789' }, shares };
      const renditions = renditionsOf(photo, site);
      const rungs = renditions.filter(({ format }) => format !== 'share');
      expect(rungs.every((rung) => rung.width <= width)).toBe(true);
      expect(new Set(rungs.map(({ format }) => format))).toEqual(new Set(['avif', 'webp']));
      expect(new Set(renditions.map(({ url }) => url)).size).toBe(renditions.length);
      expect(renditions.every(({ url, name }) => url === `/media/${name}`)).toBe(true);
      expect(renditions.some(({ format }) => format === 'share')).toBe(shares);
    }),
  );
});

test('a picture of one pixel and one of an extreme shape have ladders', async () => {
  await using folder = await temporaryFolder();
  const dot = await placePhoto(folder.path, 'dot.jpg', await phoneJpeg(1, 1), true);
  const strip = await placePhoto(folder.path, 'strip.jpg', await phoneJpeg(900, 2));
  const ladder = await encodePhotos([dot, strip], { cacheDir: folder.path, photosDir: folder.path, site });
  expect(ladder.size).toBe(3 + 3);
});

test('an aborted run leaves only whole files', async () => {
  await using folder = await temporaryFolder();
  const photo = await placePhoto(folder.path, 'a.jpg', await phoneJpeg(1300, 700), true);
  const stop = new AbortController();
  const options = {
    cacheDir: folder.path,
    photosDir: folder.path,
    site,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  };
  await expect(encodePhotos([photo], options)).rejects.toThrow(/abort/);
  const names = await readdir(encodedDir(folder.path));
  expect(names).toEqual([expect.stringMatching(/-480\.avif$/)]);
});

test('a damaged, missing or replaced picture is named in Russian', async () => {
  await using folder = await temporaryFolder();
  const options = { cacheDir: folder.path, photosDir: folder.path, site };
  const good = await placePhoto(folder.path, 'a.jpg', await phoneJpeg(100, 80));
  await writeFile(join(folder.path, 'a.jpg'), await phoneJpeg(90, 80));
  await expect(encodePhotos([good], options)).rejects.toThrow('photos/a.jpg: снимок заменили во время публикации');
  await rm(join(folder.path, 'a.jpg'));
  await expect(encodePhotos([good], options)).rejects.toThrow('photos/a.jpg: снимка нет в папке');
});

test('an unusable cache folder is named together with a remedy', async () => {
  await using folder = await temporaryFolder();
  const photo = await placePhoto(folder.path, 'a.jpg', await phoneJpeg(100, 80));
  const cacheDir = join(folder.path, 'taken');
  await writeFile(cacheDir, '');
  const attempt = encodePhotos([photo], { cacheDir, photosDir: folder.path, site });
  await expect(attempt).rejects.toThrow(ImageCacheError);
  await expect(attempt).rejects.toThrow(`${encodedDir(cacheDir)}: на её месте лежит файл`);
});

test.skipIf(process.getuid?.() === 0)('a cache folder without write permission is named', async () => {
  await using folder = await temporaryFolder();
  const photo = await placePhoto(folder.path, 'a.jpg', await phoneJpeg(100, 80));
  const cacheDir = join(folder.path, 'locked');
  await mkdir(cacheDir, { mode: 0o500 });
  await expect(encodePhotos([photo], { cacheDir, photosDir: folder.path, site })).rejects.toThrow(
    /locked.*нет прав на запись/,
  );
  await chmod(cacheDir, 0o700);
});

test('pruning removes only old unused pictures, those of earlier settings and torn files', async () => {
  await using folder = await temporaryFolder();
  const place = async (dir: string, name: string, ageDays: number) => {
    await mkdir(join(folder.path, dir), { recursive: true });
    await writeFile(join(folder.path, dir, name), 'x');
    const then = new Date(Date.now() - ageDays * 86_400_000);
    await utimes(join(folder.path, dir, name), then, then);
  };
  const now = IMAGE_SETTINGS_VERSION;
  await place(now, 'kept.avif', 90);
  await place(now, 'young.avif', 5);
  await place(now, 'old.avif', 90);
  await place(now, '.tmp-torn', 2);
  await place('00000000', 'earlier.avif', 90);
  await place('notes', 'mine.txt', 900);
  expect(await pruneImages(folder.path, new Set(['kept.avif']), 30)).toBe(3);
  expect((await readdir(join(folder.path, now))).sort()).toEqual(['kept.avif', 'young.avif']);
  expect((await readdir(folder.path)).sort()).toEqual([now, 'notes'].sort());
  expect((await stat(join(folder.path, 'notes', 'mine.txt'))).size).toBe(1);
  expect(await pruneImages(join(folder.path, 'absent'), new Set(), 30)).toBe(0);
});

test('a full disk gives an error message, an unknown error stays unchanged', () => {
  const full = explainCache('/data/cache', Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(full).toBeInstanceOf(ImageCacheError);
  expect(String(full)).toContain('/data/cache: на диске нет места');
  const other = new Error('other');
  expect(explainCache('/data/cache', other)).toBe(other);
});
