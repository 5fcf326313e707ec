import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOON, RELEASE_ORIGIN } from '../../scripts/test-releases/releases.ts';
import { readRelease } from '../release/manifest.ts';
import { PublishedFolder } from './published-folder.fixture.ts';

const folder = new PublishedFolder();

test('every page has its own share card for messengers, and the machine-readable texts are complete', async () => {
  const { files } = await readRelease(folder.first.releaseDir);
  const cards = new Set<string>();
  for (const { file } of Object.values(files).filter(({ type }) => type.startsWith('text/html'))) {
    const html = await folder.published(file);
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(image).toContain(RELEASE_ORIGIN);
    const card = image.replace(RELEASE_ORIGIN, '');
    if (card === '/favicon.svg') continue;
    expect(files[card]?.type, file).toBe('image/jpeg');
    expect(files[card]?.size, file).toBeLessThanOrEqual(150 * 1024);
    expect(html, file).toContain('<meta property="og:site_name" content="Преголя">');
    cards.add(card);
  }
  expect(cards.size).toBeGreaterThan(75);
  expect(await folder.published('llms.txt')).toContain(`${RELEASE_ORIGIN}/works/dvushka-na-minskoy`);
  expect(await folder.published('news/rss.xml')).toContain(`<guid>${RELEASE_ORIGIN}/news/poly-u-morya</guid>`);
  expect(await folder.published('robots.txt')).toMatch(/^Clean-param: .*&tema /m);
  expect(files['/favicon.ico']?.type).toBe('image/x-icon');
});

test('a page whose file was removed is gone until the file returns', async () => {
  const path = join(folder.contentDir, 'articles/sol-i-veter-u-morya.md');
  const gone = async () => (await readRelease(join(folder.dataDir, 'current'))).gone;
  const before = await gone();
  await rename(path, join(folder.home, 'away.md'));
  await folder.publisher.run(NOON);
  expect(await gone()).toEqual([...before, '/news/sol-i-veter-u-morya'].sort());
  await rename(join(folder.home, 'away.md'), path);
  await folder.publisher.run(NOON);
  expect(await gone()).toEqual(before);
});

test('the sitemap gives the day of a real change only', { tags: ['nightly'] }, async () => {
  await folder.publisher.run(NOON);
  const changed = async (path: string) =>
    new RegExp(`<loc>${RELEASE_ORIGIN}${path}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(
      await folder.published('sitemap.xml'),
    )?.[1];
  const [article, work] = ['/news/poly-u-morya', '/works/dvushka-na-minskoy'];
  const before = await changed(work);
  await folder.edit('articles/poly-u-morya.md', /## /, '## Иначе: ');
  await folder.publisher.run(new Date('2026-11-21T10:00:00Z'));
  expect([await changed(article), await changed(work)]).toEqual(['2026-11-21', before]);

  // The changed drawing renders every page again, although the content is the same.
  await folder.edit('drawings/mark.svg', /4\.5/, '4');
  const { rendered } = await folder.publisher.run(new Date('2026-11-22T10:00:00Z'));
  expect(rendered).toBeGreaterThan(50);
  expect([await changed(article), await changed(work)]).toEqual(['2026-11-21', before]);
});

test('a demo site is labelled and closed to search engines, any other site is open to them', {
  tags: ['nightly'],
}, async () => {
  const closed = async () => {
    const { files } = await readRelease(join(folder.dataDir, 'current'));
    return Object.values(files).flatMap(({ file, noindex }) => (noindex && file.endsWith('.html') ? [file] : []));
  };
  const demo = await closed();
  expect(demo).toContain('works.html');
  expect(await folder.published('works.html')).toContain('Показательный сайт');
  await folder.edit('company.yaml', /^demoNotice:.*\n(?: .*\n)*/m, '');
  await folder.publisher.run(NOON);
  const page = await folder.published('works.html');
  expect([page.includes('Показательный сайт'), page.includes('name="robots"')]).toEqual([false, false]);
  expect((await closed()).length).toBeLessThan(demo.length / 3);

  // A company that is not ready yet is closed like the demo, without its label.
  await folder.edit('company.yaml', /$/, 'closedToSearch: true\n');
  await folder.publisher.run(NOON);
  expect(await closed()).toEqual(expect.arrayContaining(['index.html', 'works.html']));
  expect(await folder.published('works.html')).not.toContain('Показательный сайт');
});

// The last test, since the next run at noon would render most pages again.
test('an expired promotion leaves list, home and sitemap on the next morning, without an edit', async () => {
  const places = ['stocks.html', 'index.html', 'sitemap.xml', 'llms.txt'];
  const names = () =>
    Promise.all(places.map(async (file) => (await folder.published(file)).includes('/stocks/klining')));
  expect(await names()).toEqual([true, true, true, true]);
  expect(folder.first.changesAt).not.toBeNull();
  const later = await folder.publisher.run(new Date('2027-02-01T00:00:00+02:00'));
  expect(later.changed).toBe(true);
  expect(await names()).toEqual([false, false, false, false]);
});
