import { copyFile, lstat, readdir, readlink, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOON, RELEASE_ORIGIN } from '../../scripts/test-releases/releases.ts';
import { readRelease } from '../release/manifest.ts';
import { pageFile, readPageList } from './page-list.ts';
import { PublishedFolder } from './published-folder.fixture.ts';

const folder = new PublishedFolder();

test('a release has pages, data, precompressed files, builds, sitemap, robots and the `current` link', async () => {
  expect(await readlink(join(folder.dataDir, 'current'))).toBe(join('releases', folder.first.releaseId));
  const { files, buildId, redirects, notFound } = await readRelease(folder.first.releaseDir);
  expect(files['/works/dvushka-na-minskoy']?.encodings).toHaveProperty('br');
  expect(files['/data/works/dvushka-na-minskoy.json']).toBeDefined();
  expect(JSON.parse(await folder.published('builds/latest.json'))).toEqual({
    id: buildId,
    timestamp: expect.any(Number),
  });
  expect(JSON.parse(await folder.published(`builds/meta/${buildId}.json`))).toMatchObject({
    id: buildId,
    redirects: { '/price': '/' },
  });
  expect(await folder.published('sitemap.xml')).toContain(`<loc>${RELEASE_ORIGIN}/works/dvushka-na-minskoy</loc>`);
  expect(await folder.published('sitemap.xml')).not.toContain('thankyou');
  expect(await folder.published('robots.txt')).toContain(`Sitemap: ${RELEASE_ORIGIN}/sitemap.xml`);
  expect(redirects['/price']).toEqual({ to: '/', status: 302 });
  expect(redirects['/works/dvushka-artilleriyskaya']).toEqual({ to: '/works/dvushka-na-artilleriyskoy', status: 301 });
  expect(notFound.slugPatterns).toContain('/works/:slug');
});

test('a release lists its pages by name in the order of the routes, each with its file', async () => {
  const [list, { files }] = await Promise.all([
    readPageList(folder.first.releaseDir),
    readRelease(folder.first.releaseDir),
  ]);
  expect(list.slice(0, 4).map(({ name }) => name)).toEqual(['Главная', 'Ремонт', 'Работы', 'Сейчас в работе']);
  expect(list.find(({ path }) => path === '/works/dvushka-na-minskoy')?.name).toBe('Минская, 58\u00a0м²');
  expect(list.filter(({ path }) => files[path]?.file !== pageFile(path))).toEqual([]);
});

test('no page contains an executable inline script, an inline style or a foreign resource', async () => {
  const { files } = await readRelease(folder.first.releaseDir);
  for (const { file } of Object.values(files).filter(({ type }) => type.startsWith('text/html'))) {
    const html = await folder.published(file);
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

test('publishing the same content again changes nothing', async () => {
  const before = await folder.releases();
  const again = await folder.publisher.run(NOON);
  expect(again).toMatchObject({ changed: false, rendered: 0, releaseId: folder.first.releaseId });
  expect(await folder.releases()).toEqual(before);
});

const ARTICLE_AND_SEARCH = 2;

test('an edited text renders only the pages that show it; the others are the same files', async () => {
  await folder.edit('articles/poly-u-morya.md', /## /, '## Новое: ');
  const next = await folder.publisher.run(NOON);
  expect(next.changed).toBe(true);
  expect(next.rendered).toBe(ARTICLE_AND_SEARCH);
  const untouched = 'works/dvushka-na-minskoy.html';
  const [before, after] = await Promise.all(
    [folder.first.releaseDir, next.releaseDir].map((dir) => stat(join(dir, 'public', untouched))),
  );
  expect(after?.ino).toBe(before?.ino);
});

test('a restarted publisher reuses the output of an earlier one', async () => {
  await folder.edit('articles/poly-u-morya.md', /## /, '## Снова: ');
  const next = await folder.newPublisher().run(NOON);
  expect(next.rendered).toBe(ARTICLE_AND_SEARCH);
});

test('content refused as a whole keeps the release and leaves no temporary files', async () => {
  const current = await readlink(join(folder.dataDir, 'current'));
  const before = await folder.releases();
  await rename(folder.contentDir, `${folder.contentDir}-away`);
  await expect(folder.publisher.run(NOON)).rejects.toThrow('Папки с содержимым нет');
  await rename(`${folder.contentDir}-away`, folder.contentDir);
  expect(await readlink(join(folder.dataDir, 'current'))).toBe(current);
  expect(await folder.releases()).toEqual(before);
});

test('at most five releases are kept, and each is complete', { tags: ['nightly'] }, async () => {
  for (let number = 0; number < 6; number += 1) {
    await folder.edit('articles/poly-u-morya.md', /## /, `## ${number}: `);
    await folder.publisher.run(NOON);
    await folder.publisher.tidy();
  }
  const kept = await folder.releases();
  expect(kept.length).toBe(5);
  for (const id of kept) await expect(readRelease(join(folder.dataDir, 'releases', id))).resolves.toBeDefined();
  expect((await lstat(join(folder.dataDir, 'current'))).isSymbolicLink()).toBe(true);
});

test('a changed text of a published document is refused, and the agreed text stays', async () => {
  await folder.publisher.run(NOON);
  const shown = await folder.published('consent.html');
  await folder.edit('documents/consent/2026-09-01.md', /$/, '\nЕщё одна фраза.\n');
  const { changed, issues, heldBack } = await folder.publisher.run(NOON);
  expect(issues).toMatchObject([
    { file: 'documents/consent/2026-09-01.md', message: expect.stringContaining('создайте новую версию') },
  ]);
  expect(heldBack).toEqual([{ file: 'documents/consent/2026-09-01.md', instead: 'earlier' }]);
  expect(changed).toBe(false);
  expect(await folder.published('consent.html')).toBe(shown);
});

test('a photograph enters a release only when a page shows it', async () => {
  await copyFile(join(folder.contentDir, 'photos/whitebox.jpg'), join(folder.contentDir, 'photos/a-spare.jpg'));
  await folder.edit('articles/poly-u-morya.md', /## /, '## Запасной: ');
  const without = await folder.publisher.run(NOON);
  const media = async (name: string) =>
    (await readdir(join(folder.dataDir, 'current/public/media'))).filter((file) => file.startsWith(`${name}.`));
  expect(without.changed).toBe(true);
  expect(await media('a-spare')).toEqual([]);
  expect(await media('whitebox')).not.toEqual([]);
  await folder.edit('articles/poly-u-morya.md', /\n## /, '\n![Пустая комната](a-spare.jpg)\n\n## ');
  await folder.publisher.run(NOON);
  expect(await media('a-spare')).not.toEqual([]);
});

test('a broken logo and an unquoted colour are held back, each with a remedy', async () => {
  await folder.publisher.run(NOON);
  await folder.edit('drawings/mark.svg', /<path/, '<path onclick="a()"');
  await folder.edit('brand.yaml', /"#923a28"/, '#923a28');
  const { changed, heldBack, issues } = await folder.publisher.run(NOON);
  expect(changed).toBe(false);
  expect(heldBack).toEqual([
    { file: 'brand.yaml', instead: 'earlier' },
    { file: 'drawings/mark.svg', instead: 'earlier' },
  ]);
  expect(issues).toEqual([
    expect.objectContaining({ file: 'brand.yaml', message: expect.stringContaining('Возьмите цвет в кавычки') }),
    expect.objectContaining({ file: 'drawings/mark.svg', line: 2, message: expect.stringContaining('onclick') }),
  ]);
});

test('a page contains only the brand colours that its logo uses', { tags: ['nightly'] }, async () => {
  expect(await folder.published('thankyou.html')).not.toContain('--surface-night-raised:');
  await folder.edit('drawings/mark.svg', /--color-accent/, '--surface-night-raised');
  await folder.publisher.run(NOON);
  expect(await folder.published('thankyou.html')).toContain('--surface-night-raised:');
});

test('a new logo and a new colour reach every page under new addresses, a new icon under its own', {
  tags: ['nightly'],
}, async () => {
  const addressesOn = async (page: string) => {
    const html = await folder.published(page);
    return [/\/media\/mark\.[0-9a-f]{10}\.svg(?=#drawing)/, /(?<=data-styles=")[^"]+/].map(
      (address) => address.exec(html)?.[0] ?? '',
    );
  };
  const [markBefore, stylesBefore] = await addressesOn('index.html');
  await folder.edit('drawings/mark.svg', /4\.5/, '4');
  await folder.edit('drawings/favicon.svg', /#1d2320/, '#000000');
  await folder.edit('brand.yaml', /#923a28/, '#0a5a3c');
  await folder.edit('brand.yaml', /#f3f5f2/, '#F6F6FA');
  await folder.publisher.run(NOON);
  const [mark = '', styles = ''] = await addressesOn('works.html');
  expect([mark, styles]).not.toContain(markBefore);
  expect([mark, styles]).not.toContain(stylesBefore);
  expect(await folder.published(mark)).toContain('stroke-width="4"');
  expect(await folder.published('favicon.svg')).toContain('#000000');
  const page = await folder.published('works.html');
  expect(page).toMatch(/<style>:root\{--color-text:#1d2320;.*--color-action:#0a5a3c;/);
  expect(page).toContain('<meta name="theme-color" content="#f6f6fa">');
  expect(await folder.published(styles)).toMatch(/^:root\{.*--color-action-pressed:#[0-9a-f]{6};.*\}:root\{/);
});
