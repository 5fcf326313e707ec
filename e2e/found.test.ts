import { expect } from 'vitest';
import { test as base } from './support/fixtures.ts';
import { jsonLdFactsOf, type PageHtml, readPage } from './support/page-html.ts';

const test = base.extend('found', { scope: 'file' }, async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const pages = new Map<string, PageHtml>();
  for (const path of listed) pages.set(path, await readPage(site.url, path));
  return { sitemap, pages };
});

test('every address that the sitemap lists is a page under its own name, and is linked from another', ({
  found: { pages },
}) => {
  expect(pages.size).toBeGreaterThan(50);
  for (const [path, { status, canonical }] of pages) {
    expect(status, path).toBe(200);
    expect(new URL(canonical).pathname, path).toBe(path);
    const others = [...pages].filter(([other, { links }]) => other !== path && links.includes(path));
    expect(others.length, `${path} is linked from no page`).toBeGreaterThan(0);
  }
});

test('no two pages have one title or one description, and search engines can show both whole', ({
  found: { pages },
}) => {
  const all = [...pages.values()];
  expect(new Set(all.map(({ title }) => title)).size).toBe(pages.size);
  expect(new Set(all.map(({ description }) => description)).size).toBe(pages.size);
  expect(all.filter(({ title }) => title.length > 75).map(({ title }) => title)).toEqual([]);
  expect(all.filter(({ description }) => description.length > 200).map(({ description }) => description)).toEqual([]);
});

test('every picture of the sitemap can be fetched', async ({ found: { sitemap }, site }) => {
  const pictures = [
    ...new Set([...sitemap.matchAll(/<image:loc>([^<]+)</g)].map(([, loc = '']) => new URL(loc).pathname)),
  ];
  expect(pictures.length).toBeGreaterThan(100);
  for (const picture of pictures) {
    const { status, headers } = await fetch(site.url + picture, { method: 'HEAD' });
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/webp']);
  }
});

test('what a page tells search engines stands in its words', ({ found: { pages } }) => {
  let told = 0;
  for (const [path, page] of pages) {
    for (const { name, words } of jsonLdFactsOf(page.jsonLd)) {
      told += 1;
      expect(page.words.includes(words), `${path} tells ${name} “${words}” and does not show it`).toBe(true);
    }
  }
  expect(told).toBeGreaterThan(400);
});

test('each kind of page is told as what it is', ({ found: { pages } }) => {
  const typesOf = (path: string) => pages.get(path)?.jsonLd.flatMap((node) => node['@type']) ?? [];
  expect(typesOf('/')).toEqual(['GeneralContractor', 'WebSite', 'FAQPage']);
  expect(typesOf('/remont/komfort')).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product', 'FAQPage']));
  expect(typesOf('/sales/odnushka-na-turgeneva')).toContain('RealEstateListing');
  expect(typesOf('/news/poly-u-morya')).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting']));
  expect(typesOf('/services/elektromontazh')).toEqual(expect.arrayContaining(['Service', 'FAQPage']));
});
