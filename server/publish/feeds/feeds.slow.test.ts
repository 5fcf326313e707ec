import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NOON } from '../../../scripts/test-releases/releases.ts';
import { readRelease } from '../../release/manifest.ts';
import { PublishedFolder } from '../published-folder.fixture.ts';
import { FLAT_FEEDS, offersOf } from './feeds.fixture.ts';

const FILES = [...FLAT_FEEDS.map(({ file }) => file), '/feeds/yml.xml'];
const [realty] = FLAT_FEEDS;

const folder = new PublishedFolder();
const texts = async (): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(FILES.map(async (file) => [file, await folder.published(file)])));

test('feeds are XML closed to search engines and absent from the sitemap and robots.txt', async () => {
  const { files } = await readRelease(folder.first.releaseDir);
  for (const file of FILES) {
    expect(files[file]).toMatchObject({ type: 'application/xml; charset=utf-8', noindex: true, cache: 'short' });
  }
  expect(await folder.published('sitemap.xml')).not.toContain('/feeds/');
  expect(await folder.published('robots.txt')).not.toContain('/feeds/');
});

test('every picture named in a feed is a JPEG in the release, large enough for portals', async () => {
  const { files } = await readRelease(folder.first.releaseDir);
  const named = Object.values(await texts()).flatMap((text) => [...text.matchAll(/https?:[^<"]*(\/media\/[^<"]*)/g)]);
  const addresses = [...new Set(named.map(([, address = '']) => address))];
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const file = files[address]?.file;
    expect(file, address).toBeDefined();
    const { format, width, height } = await sharp(join(folder.first.releaseDir, 'public', file ?? '')).metadata();
    expect({ format, isLarge: Math.min(width, height) >= 600 }, address).toEqual({ format: 'jpeg', isLarge: true });
  }
});

test('a restarted publisher changes no byte of a feed', async () => {
  const before = await texts();
  await folder.edit('articles/poly-u-morya.md', /## /, '## Снова: ');
  expect((await folder.newPublisher().run(NOON)).changed).toBe(true);
  expect(await texts()).toEqual(before);
});

test('a sold flat leaves every feed in the publish that marks it as sold on its page', async () => {
  await folder.edit('flats/odnushka-na-soglasiya.yaml', /status: available/, 'status: sold');
  const { feeds } = await folder.publisher.run(NOON);
  expect(Object.values(await texts()).join('')).not.toContain('odnushka-na-soglasiya');
  expect(await folder.published('sales/odnushka-na-soglasiya.html')).toContain('Продана');
  expect(feeds.feeds.map(({ ads }) => ads)).toEqual([4, 1, 4, 4, 9]);
  folder.restore();
  await folder.publisher.run(NOON);
  expect(offersOf({ texts: await texts() }, realty).has('odnushka-na-soglasiya')).toBe(true);
});

test('a field that only a feed uses creates a release', async () => {
  await folder.edit('flats/studiya-na-hutorskoy.yaml', /finish: ready/, 'finish: designer');
  expect(await folder.publisher.run(NOON)).toMatchObject({ changed: true, rendered: 0 });
  expect(await folder.published(realty.file)).toContain('<renovation>дизайнерский</renovation>');
});

test('a flat dated tomorrow enters the feeds on that morning, without an edit', { tags: ['nightly'] }, async () => {
  await folder.edit('flats/studiya-na-hutorskoy.yaml', /publishedOn: .*/, 'publishedOn: 2026-11-21');
  const { changesAt } = await folder.publisher.run(NOON);
  expect(await folder.published(realty.file)).not.toContain('studiya-na-hutorskoy');
  expect(changesAt?.toISOString()).toBe('2026-11-20T22:00:00.000Z');
  await folder.publisher.run(changesAt ?? NOON);
  expect(await folder.published(realty.file)).toContain('studiya-na-hutorskoy');
});
