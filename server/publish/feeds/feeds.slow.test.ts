import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease } from '../../release/manifest.ts';
import type { PublishOutcome } from '../publisher.ts';
import { Publisher } from '../publisher.ts';
import { FLAT_FEEDS, offersOf } from './feeds.fixture.ts';

const NOON = new Date('2026-11-20T10:00:00Z');
const ORIGIN = 'https://pregolya.example';
const FILES = [...FLAT_FEEDS.map(({ file }) => file), '/feeds/yml.xml'];
const [realty] = FLAT_FEEDS;

let home: string;
let contentDir: string;
let dataDir: string;
let publisher: Publisher;
let first: PublishOutcome;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'feeds-'));
  contentDir = join(home, 'content');
  dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true }).catch(() => undefined);
  publisher = newPublisher();
  first = await publisher.run(NOON);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newPublisher = () => new Publisher({ contentDir, dataDir, distDir: 'dist', origin: ORIGIN });
const published = (file: string) => readFile(join(dataDir, 'current', 'public', file), 'utf8');
const texts = async (): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(FILES.map(async (file) => [file, await published(file)])));

async function edit(file: string, from: RegExp, to: string): Promise<() => Promise<void>> {
  const path = join(contentDir, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace(from, to));
  return () => writeFile(path, before);
}

test('feeds are XML that search engines do not list, and stand neither in the sitemap nor in robots.txt', async () => {
  const { files } = await readRelease(first.releaseDir);
  for (const file of FILES) {
    expect(files[file]).toMatchObject({ type: 'application/xml; charset=utf-8', noindex: true, cache: 'short' });
  }
  expect(await published('sitemap.xml')).not.toContain('/feeds/');
  expect(await published('robots.txt')).not.toContain('/feeds/');
});

test('every picture that a feed names is a JPEG in the release, large enough for portals', async () => {
  const { files } = await readRelease(first.releaseDir);
  const named = Object.values(await texts()).flatMap((text) => [...text.matchAll(/https:[^<"]*(\/media\/[^<"]*)/g)]);
  const addresses = [...new Set(named.map(([, address = '']) => address))];
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const file = files[address]?.file;
    expect(file, address).toBeDefined();
    const { format, width, height } = await sharp(join(first.releaseDir, 'public', file ?? '')).metadata();
    expect({ format, isLarge: Math.min(width, height) >= 600 }, address).toEqual({ format: 'jpeg', isLarge: true });
  }
});

test('a publisher that starts anew changes no byte of a feed', async () => {
  const before = await texts();
  const undo = await edit('articles/poly-u-morya.md', /## /, '## Снова: ');
  expect((await newPublisher().run(NOON)).changed).toBe(true);
  expect(await texts()).toEqual(before);
  await undo();
  await publisher.run(NOON);
});

test('a flat that is sold leaves every feed with the publish that says so on its page', async () => {
  const undo = await edit('flats/odnushka-na-soglasiya.yaml', /status: available/, 'status: sold');
  const { feeds } = await publisher.run(NOON);
  expect(Object.values(await texts()).join('')).not.toContain('odnushka-na-soglasiya');
  expect(await published('sales/odnushka-na-soglasiya.html')).toContain('Продана');
  expect(feeds.feeds.map(({ ads }) => ads)).toEqual([4, 1, 4, 4, 9]);
  await undo();
  await publisher.run(NOON);
  expect(offersOf({ texts: await texts() }, realty).has('odnushka-na-soglasiya')).toBe(true);
});

test('a field that no page shows makes a release when a feed tells it', async () => {
  const undo = await edit('flats/studiya-na-hutorskoy.yaml', /finish: ready/, 'finish: designer');
  expect(await publisher.run(NOON)).toMatchObject({ changed: true, rendered: 0 });
  expect(await published(realty.file)).toContain('<renovation>дизайнерский</renovation>');
  await undo();
  await publisher.run(NOON);
});

test('a flat of tomorrow comes into the feeds on its morning, without an edit', async () => {
  const undo = await edit('flats/studiya-na-hutorskoy.yaml', /publishedOn: .*/, 'publishedOn: 2026-11-21');
  const { changesAt } = await publisher.run(NOON);
  expect(await published(realty.file)).not.toContain('studiya-na-hutorskoy');
  expect(changesAt?.toISOString()).toBe('2026-11-20T22:00:00.000Z');
  await publisher.run(changesAt ?? NOON);
  expect(await published(realty.file)).toContain('studiya-na-hutorskoy');
  await undo();
  await publisher.run(NOON);
});
