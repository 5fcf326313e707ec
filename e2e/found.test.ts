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

test('every address in the sitemap is a page with its own canonical URL and is linked from another page', ({
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

test('titles and descriptions are unique across pages and fit search results in full', ({ found: { pages } }) => {
  const all = [...pages.values()];
  expect(new Set(all.map(({ title }) => title)).size).toBe(pages.size);
  expect(new Set(all.map(({ description }) => description)).size).toBe(pages.size);
  expect(all.filter(({ title }) => title.length > 75).map(({ title }) => title)).toEqual([]);
  expect(all.filter(({ description }) => description.length > 200).map(({ description }) => description)).toEqual([]);
});

test('every picture in the sitemap can be fetched', async ({ found: { sitemap }, site }) => {
  const pictures = [
    ...new Set([...sitemap.matchAll(/<image:loc>([^<]+)</g)].map(([, loc = '']) => new URL(loc).pathname)),
  ];
  expect(pictures.length).toBeGreaterThan(100);
  for (const picture of pictures) {
    const { status, headers } = await fetch(site.url + picture, { method: 'HEAD' });
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/webp']);
  }
});

test('structured data of a page repeats facts from its visible text', ({ found: { pages } }) => {
  let factCount = 0;
  for (const [path, page] of pages) {
    for (const { name, words } of jsonLdFactsOf(page.jsonLd)) {
      factCount += 1;
      expect(page.words.includes(words), `${path} tells ${name} “${words}” and does not show it`).toBe(true);
    }
  }
  expect(factCount).toBeGreaterThan(400);
});

test('structured data declares the type of each kind of page', ({ found: { pages } }) => {
  const typesOf = (path: string) => pages.get(path)?.jsonLd.flatMap((node) => node['@type']) ?? [];
  expect(typesOf('/')).toEqual(['GeneralContractor', 'WebSite', 'FAQPage']);
  expect(typesOf('/remont/komfort')).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product', 'FAQPage']));
  expect(typesOf('/sales/odnushka-na-turgeneva')).toContain('RealEstateListing');
  expect(typesOf('/news/poly-u-morya')).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting']));
  expect(typesOf('/services/elektromontazh')).toEqual(expect.arrayContaining(['Service', 'FAQPage']));
});
