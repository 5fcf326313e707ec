import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import { pagesOf } from '../static/static-pages.ts';
import type { HomeData } from './home/data.ts';
import type { SalesData } from './sales/data.ts';
import { pageSources } from './sources.ts';

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
