import { expect, test } from 'vitest';
import type { StaticPage } from '../../site/entry-static.tsx';
import type { PageRecord } from './page-record.ts';
import { listedPages, sitemap } from './sitemap.ts';

const page = (path: string, head: Partial<StaticPage['payload']['head']> = {}) =>
  ({ path, payload: { head: { canonical: path, ...head } } }) as StaticPage;
const record = (changedOn: string | null, links: string[] = []): PageRecord => ({
  key: '',
  policy: '',
  shown: '',
  changedOn,
  links,
  anchors: [],
});

test('a canonical page is listed with its change date and its pictures, each once in one format', () => {
  const xml = sitemap({
    origin: 'https://pregolya.example',
    pages: [page('/works/ф&x')],
    records: {
      '/works/ф&x': record('2026-11-20', [
        '/works',
        '/media/kuhnya.0123456789-800.webp',
        '/media/kuhnya.0123456789-480.avif',
      ]),
    },
  });
  expect(xml).toContain(
    '<url><loc>https://pregolya.example/works/%D1%84&amp;x</loc><lastmod>2026-11-20</lastmod>' +
      '<image:image><image:loc>https://pregolya.example/media/kuhnya.0123456789-800.webp</image:loc></image:image></url>',
  );
});

test('a page without an observed change has no date', () => {
  const xml = sitemap({ origin: 'https://a.example', pages: [page('/')], records: { '/': record(null) } });
  expect(xml).toContain('<url><loc>https://a.example/</loc></url>');
});

test('pages closed to search engines or with another canonical address are left out', () => {
  const pages = [page('/'), page('/thankyou', { noindex: true }), page('/works/page/1', { canonical: '/works' })];
  expect(listedPages(pages).map(({ path }) => path)).toEqual(['/']);
});

test('only the first thousand pictures of a page are listed, the limit of search engines', () => {
  const links = Array.from({ length: 1001 }, (_, index) => `/media/${index}.webp`);
  const xml = sitemap({ origin: 'https://a.example', pages: [page('/')], records: { '/': record(null, links) } });
  expect(xml.match(/<image:loc>[^<]*/g)?.at(-1)).toBe('<image:loc>https://a.example/media/999.webp');
});
