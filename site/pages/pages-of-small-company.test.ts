import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { withoutSwitchedOff } from '../../model/kinds/offered-pages.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import { shellData } from '../shell/facts/shell-data.ts';
import { pagesOf } from '../static/static-pages.ts';
import type { HomeData } from './home/data.ts';
import type { SalesData } from './sales/data.ts';
import { pageSources } from './sources.ts';

const SWITCHABLE = /^\/(sales|stocks|prodazha-kvartir|about\/(reviews|vacancies))(?![\w-])/;

/** Demo content without the optional sections. */
let content: Content;
beforeAll(async () => {
  const probe = async () => ({ width: 3, height: 2, color: '#aabbcc', hash: '0123456789' });
  const loaded = await createContentLoader('content', probe).load(new Date('2026-11-20T10:00:00Z'));
  if (!loaded.ok) throw new Error('The demo content is refused');
  const { promotion: _promotion, flats: _flats, reviews: _reviews, ...home } = loaded.content.home;
  const { selling: _selling, ...pages } = loaded.content.pages;
  content = { ...loaded.content, home, pages };
}, 60_000);

function getPageData<T>(path: string, of: Content): T | undefined {
  return pagesOf(of, pageSources).find((page) => page.path === path)?.payload.data as T | undefined;
}

test('a home page without promotion, flats or reviews omits these sections', () => {
  expect(getPageData<HomeData>('/', content)).toMatchObject({ promotion: null, flats: null, reviews: null });
});

test('the section of reviews is omitted while its reviews are not published', () => {
  const reviews = { title: 'Отзывы', main: 'marina-s', more: [] };
  const home = { ...content.home, reviews };
  expect(getPageData<HomeData>('/', { ...content, home })?.reviews).toMatchObject({ main: { author: 'Марина С.' } });
  expect(getPageData<HomeData>('/', { ...content, home, reviews: [] })?.reviews).toBeNull();
});

test('a company without sales information has neither the page about selling nor a link to it', () => {
  expect(getPageData('/prodazha-kvartir', content)).toBeUndefined();
  expect(getPageData<SalesData>('/sales', content)?.tellsHow).toBe(false);
});

test('a section that is switched off has no page, no link and no entries', async () => {
  const switchedOff = ['sales', 'promotions', 'reviews', 'vacancies'] as const;
  const small = withoutSwitchedOff({ ...content, pages: { ...content.pages, switchedOff: [...switchedOff] } });
  const paths = pagesOf(small, pageSources).map(({ path }) => path);
  expect(paths.filter((path) => SWITCHABLE.test(path))).toEqual([]);
  expect(pagesOf(content, pageSources).filter(({ path }) => SWITCHABLE.test(path)).length).toBeGreaterThan(10);
  const { header, footer } = shellData(small);
  const links = [...header, ...footer.flatMap((column) => column.links)].map(({ to }) => to);
  expect(links.filter((to) => SWITCHABLE.test(to))).toEqual([]);
  expect(links).toContain('/works');
});

test('a company without works and articles has no lists of them, and its links lead to the packages', () => {
  const empty = { ...content, works: [], articles: [], reviews: [] };
  const pages = pagesOf(empty, pageSources);
  expect(pages.map(({ path }) => path).filter((path) => /^\/(works|news)$/.test(path))).toEqual([]);
  expect(pages.flatMap(({ payload }) => payload.crumbs.map(({ to }) => to))).not.toContain('/works');
  const { browse, menu } = shellData(empty);
  expect([browse.to, menu.featured]).toEqual(['/remont', null]);
});

test('the home page shows the newest works when none are chosen', () => {
  const home = { ...content.home, works: { title: 'Работы' } };
  const [newest, second] = content.works;
  const shown = (works: Content['works']) => getPageData<HomeData>('/', { ...content, home, works })?.works;
  expect(shown(content.works)).toMatchObject({ featured: { slug: newest?.slug }, row: { length: 3 } });
  expect(shown(content.works)?.row[0]?.slug).toBe(second?.slug);
  expect(shown(content.works.slice(0, 1))).toMatchObject({ featured: { slug: newest?.slug }, row: [] });
  expect(shown([])).toMatchObject({ featured: null, row: [] });
});
