import {
  copyFile,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease } from '../release/manifest.ts';
import type { PublishOutcome } from './publisher.ts';
import { Publisher } from './publisher.ts';

const NOON = new Date('2026-11-20T10:00:00Z');

let home: string;
let contentDir: string;
let dataDir: string;
let publisher: Publisher;
let first: PublishOutcome;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'publish-'));
  contentDir = join(home, 'content');
  dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true }).catch(() => undefined);
  publisher = newPublisher();
  first = await publisher.run(NOON);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newPublisher = () => new Publisher({ contentDir, dataDir, distDir: 'dist', origin: 'https://pregolya.example' });
const releases = () => readdir(join(dataDir, 'releases'));
const published = (file: string) => readFile(join(dataDir, 'current', 'public', file), 'utf8');

async function edit(file: string, from: RegExp, to: string): Promise<() => Promise<void>> {
  const path = join(contentDir, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace(from, to));
  return () => writeFile(path, before);
}

test('a release has pages, data, twins, builds files, sitemap and robots, and `current` points to it', async () => {
  expect(await readlink(join(dataDir, 'current'))).toBe(join('releases', first.releaseId));
  const { files, buildId, redirects, notFound } = await readRelease(first.releaseDir);
  expect(files['/works/dvushka-na-minskoy']?.encodings).toHaveProperty('br');
  expect(files['/data/works/dvushka-na-minskoy.json']).toBeDefined();
  expect(JSON.parse(await published('builds/latest.json'))).toEqual({ id: buildId, timestamp: expect.any(Number) });
  expect(JSON.parse(await published(`builds/meta/${buildId}.json`))).toMatchObject({
    id: buildId,
    redirects: { '/price': '/' },
  });
  expect(await published('sitemap.xml')).toContain('<loc>https://pregolya.example/works/dvushka-na-minskoy</loc>');
  expect(await published('sitemap.xml')).not.toContain('thankyou');
  expect(await published('robots.txt')).toContain('Sitemap: https://pregolya.example/sitemap.xml');
  expect(redirects['/price']).toEqual({ to: '/', status: 302 });
  expect(redirects['/works/dvushka-artilleriyskaya']).toEqual({ to: '/works/dvushka-na-artilleriyskoy', status: 301 });
  expect(notFound.slugPatterns).toContain('/works/:slug');
});

test('no page holds an executable inline script, an inline style or a foreign address to load from', async () => {
  const { files } = await readRelease(first.releaseDir);
  for (const { file } of Object.values(files).filter(({ type }) => type.startsWith('text/html'))) {
    const html = await published(file);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(
      scripts.every((attributes) => /src="\/|type="application\/(ld\+)?json"/.test(attributes)),
      file,
    ).toBe(true);
    expect(html, file).not.toMatch(/\sstyle="/);
    expect(html, file).not.toMatch(/\son[a-z]+="/);
    expect(html, file).not.toMatch(
      /<(?:script|img|source|iframe|link rel="(?:stylesheet|preload)")[^>]*(?:src|href|srcset)="(?:https?:)?\/\//,
    );
  }
});

test('every page has a card of its own facts that messengers can fetch, and what machines read is whole', async () => {
  const { files } = await readRelease(first.releaseDir);
  const pages = Object.values(files).filter(({ type, noindex }) => type.startsWith('text/html') && !noindex);
  const cards = new Set<string>();
  for (const { file } of Object.values(files).filter(({ type }) => type.startsWith('text/html'))) {
    const html = await published(file);
    const [, card = ''] = /<meta property="og:image" content="https:\/\/pregolya.example([^"]+)"/.exec(html) ?? [];
    if (card === '/favicon.svg') continue;
    expect(files[card]?.type, file).toBe('image/jpeg');
    expect(files[card]?.size, file).toBeLessThanOrEqual(150 * 1024);
    expect(html, file).toContain('<meta property="og:site_name" content="Преголя">');
    cards.add(card);
  }
  expect(pages.length).toBe(0);
  expect(cards.size).toBeGreaterThan(80);
  expect(await published('llms.txt')).toContain('https://pregolya.example/works/dvushka-na-minskoy');
  expect(await published('news/rss.xml')).toContain('<guid>https://pregolya.example/news/poly-u-morya</guid>');
  expect(await published('robots.txt')).toMatch(/^Clean-param: .*&tema /m);
  expect(files['/favicon.ico']?.type).toBe('image/x-icon');
});

test('publishing the same content again changes nothing', async () => {
  const again = await publisher.run(NOON);
  expect(again).toMatchObject({ changed: false, rendered: 0, releaseId: first.releaseId });
  expect(await releases()).toEqual([first.releaseId]);
});

/** Headings are words by which an article is found. */
const ARTICLE_AND_SEARCH = 2;

test('one edited text makes only the pages that show it anew; the others are the same files', async () => {
  const undo = await edit('articles/poly-u-morya.md', /## /, '## Новое: ');
  const next = await publisher.run(NOON);
  expect(next.changed).toBe(true);
  expect(next.rendered).toBe(ARTICLE_AND_SEARCH);
  const untouched = 'works/dvushka-na-minskoy.html';
  const [before, after] = await Promise.all(
    [first.releaseDir, next.releaseDir].map((dir) => stat(join(dir, 'public', untouched))),
  );
  expect(after?.ino).toBe(before?.ino);
  await undo();
  await publisher.run(NOON);
});

test('the sitemap tells the day of a real change, and of no other', async () => {
  const entry = async (path: string) =>
    new RegExp(`<loc>https://pregolya.example${path}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(
      await published('sitemap.xml'),
    );
  const undo = await edit('articles/poly-u-morya.md', /## /, '## Иначе: ');
  await publisher.run(new Date('2026-11-21T10:00:00Z'));
  expect((await entry('/news/poly-u-morya'))?.[1]).toBe('2026-11-21');
  expect((await entry('/works/dvushka-na-minskoy'))?.[1]).toBeUndefined();
  const undoMark = await edit('drawings/mark.svg', /4\.5/, '4');
  const everything = await publisher.run(new Date('2026-11-22T10:00:00Z'));
  expect(everything.rendered).toBeGreaterThan(50);
  expect((await entry('/news/poly-u-morya'))?.[1]).toBe('2026-11-21');
  expect((await entry('/works/dvushka-na-minskoy'))?.[1]).toBeUndefined();
  await Promise.all([undo(), undoMark()]);
  await publisher.run(NOON);
});

test('a page whose file was removed is gone until the file is back', async () => {
  const path = join(contentDir, 'articles/sol-i-veter-u-morya.md');
  const gone = async () => (await readRelease(join(dataDir, 'current'))).gone;
  const before = await gone();
  await rename(path, join(home, 'away.md'));
  await publisher.run(NOON);
  expect(await gone()).toEqual([...before, '/news/sol-i-veter-u-morya'].sort());
  await rename(join(home, 'away.md'), path);
  await publisher.run(NOON);
  expect(await gone()).toEqual(before);
});

test('a publisher that has just started reuses what an earlier one made', async () => {
  const undo = await edit('articles/poly-u-morya.md', /## /, '## Снова: ');
  const next = await newPublisher().run(NOON);
  expect(next.rendered).toBe(ARTICLE_AND_SEARCH);
  await undo();
  await publisher.run(NOON);
});

test('another mark comes to every page with its colours, another icon to its address; a broken mark waits', async () => {
  const address = async (page: string) =>
    /\/media\/mark\.[0-9a-f]{10}\.svg(?=#drawing)/.exec(await published(page))?.[0];
  const before = await address('index.html');
  const undoMark = await edit('drawings/mark.svg', /4\.5/, '4');
  const undoIcon = await edit('drawings/favicon.svg', /#1d2320/, '#000000');
  await publisher.run(NOON);
  const after = await address('works.html');
  expect(after).not.toBe(before);
  expect(await published(after ?? '')).toContain('stroke-width="4"');
  expect(await published('favicon.svg')).toContain('#000000');
  expect(await published('thankyou.html')).not.toContain('--surface-night-raised:');
  await edit('drawings/mark.svg', /--color-accent/, '--surface-night-raised');
  await publisher.run(NOON);
  expect(await published('thankyou.html')).toContain('--surface-night-raised:');

  await edit('drawings/mark.svg', /<path/, '<path onclick="a()"');
  expect(await publisher.run(NOON)).toMatchObject({
    changed: false,
    heldBack: [{ file: 'drawings/mark.svg', instead: 'earlier' }],
    issues: [{ file: 'drawings/mark.svg', line: 2, message: expect.stringContaining('onclick') }],
  });
  await Promise.all([undoMark(), undoIcon()]);
  await publisher.run(NOON);
  expect(await address('index.html')).toBe(before);
});

test('another colour reaches pages, the stylesheet under a new address and the bars of the browser', async () => {
  const stylesheet = async () => /href="(\/assets\/[^"]+\.css)"/.exec(await published('works.html'))?.[1] ?? '';
  const before = await stylesheet();
  const undo = await edit('brand.yaml', /#923a28/, '#0a5a3c');
  await edit('brand.yaml', /#f3f5f2/, '#F6F6FA');
  await publisher.run(NOON);
  const page = await published('works.html');
  expect(page).toMatch(/<style>:root\{--color-text:#1d2320;.*--color-action:#0a5a3c;/);
  expect(page).toContain('<meta name="theme-color" content="#f6f6fa">');
  expect(await stylesheet()).not.toBe(before);
  expect(await published(await stylesheet())).toMatch(/^:root\{.*--color-action-pressed:#[0-9a-f]{6};.*\}:root\{/);

  await edit('brand.yaml', /"#0a5a3c"/, '#0a5a3c');
  expect(await publisher.run(NOON)).toMatchObject({
    heldBack: [{ file: 'brand.yaml', instead: 'earlier' }],
    issues: [{ file: 'brand.yaml', message: expect.stringContaining('Возьмите цвет в кавычки') }],
  });
  await undo();
  await publisher.run(NOON);
  expect(await stylesheet()).toBe(before);
});

test('content that is refused as a whole leaves the release, and no rubbish beside it', async () => {
  const current = await readlink(join(dataDir, 'current'));
  const before = await releases();
  await rename(contentDir, `${contentDir}-away`);
  await expect(publisher.run(NOON)).rejects.toThrow('Папки с содержимым нет');
  await rename(`${contentDir}-away`, contentDir);
  expect(await readlink(join(dataDir, 'current'))).toBe(current);
  expect(await releases()).toEqual(before);
});

test('on the morning after its last day a promotion leaves the list, without an edit', async () => {
  expect(await published('stocks.html')).toContain('/stocks/klining');
  expect(first.changesAt).not.toBeNull();
  const later = await publisher.run(new Date('2027-02-01T00:00:00+02:00'));
  expect(later.changed).toBe(true);
  expect(await published('stocks.html')).not.toContain('/stocks/klining"');
  await publisher.run(NOON);
});

test('at most five releases are kept, and every one is whole', async () => {
  for (let number = 0; number < 6; number += 1) {
    const undo = await edit('articles/poly-u-morya.md', /## /, `## ${number}: `);
    await publisher.run(NOON);
    await publisher.tidy();
    await undo();
  }
  const kept = await releases();
  expect(kept.length).toBe(5);
  for (const id of kept) await expect(readRelease(join(dataDir, 'releases', id))).resolves.toBeDefined();
  expect((await lstat(join(dataDir, 'current'))).isSymbolicLink()).toBe(true);
});

test('the text of a published document is refused when it changes, and what was agreed to stays', async () => {
  await publisher.run(NOON);
  const shown = await published('consent.html');
  const restore = await edit('documents/consent/2026-09-01.md', /$/, '\nЕщё одна фраза.\n');
  const { changed, issues, heldBack } = await publisher.run(NOON);
  expect(issues).toMatchObject([
    { file: 'documents/consent/2026-09-01.md', message: expect.stringContaining('создайте новую версию') },
  ]);
  expect(heldBack).toEqual([{ file: 'documents/consent/2026-09-01.md', instead: 'earlier' }]);
  expect(changed).toBe(false);
  expect(await published('consent.html')).toBe(shown);
  await restore();
  await publisher.run(NOON);
});

test('a photograph goes into a release only when a page shows it', async () => {
  await copyFile(join(contentDir, 'photos/whitebox.jpg'), join(contentDir, 'photos/a-spare.jpg'));
  const undo = await edit('articles/poly-u-morya.md', /## /, '## Запасной: ');
  const without = await publisher.run(NOON);
  const media = async (name: string) =>
    (await readdir(join(dataDir, 'current/public/media'))).filter((file) => file.startsWith(`${name}.`));
  expect(without.changed).toBe(true);
  expect(await media('a-spare')).toEqual([]);
  expect(await media('whitebox')).not.toEqual([]);
  await edit('articles/poly-u-morya.md', /\n## /, '\n![Пустая комната](a-spare.jpg)\n\n## ');
  await publisher.run(NOON);
  expect(await media('a-spare')).not.toEqual([]);
  await undo();
  await rm(join(contentDir, 'photos/a-spare.jpg'));
  await publisher.run(NOON);
});
