import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { DOCUMENT_KINDS } from '../../model/kinds/document.ts';
import { loadDemo } from '../../model/load/demo-content.fixture.ts';
import { pagesOf } from '../static/static-pages.ts';
import { pageSources } from './sources.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
}, 60_000);

function getPayload(path: string, of = content) {
  const found = pagesOf(of, pageSources).find((page) => page.path === path);
  if (!found) throw new Error(`No page ${path}`);
  return found.payload;
}

test.each([
  ['/works', 'Наши работы'],
  ['/sales', 'Квартиры в продаже'],
  ['/stocks/klining', 'Клининг в подарок'],
  ['/stocks/dizajn-proekt', 'Дизайн-проект бесплатно'],
  ['/services/priyomka-kvartiry-u-zastrojshchika', 'Приемка квартиры в новостройке'],
  ['/news', 'Полезная информация'],
  ['/news/poly-u-morya', 'Новости и статьи'],
  ['/about/reviews', 'Отзывы'],
  ['/about/vacancies', 'Вакансии'],
])('the demo page %s has the banner title of the specification', (path, bannerTitle) => {
  expect(getPayload(path).meta).toMatchObject({ showBanner: true, bannerTitle });
});

test.each([
  ['/prodazha-kvartir', 'Квартиры в продаже'],
  ['/news', 'Полезная информация'],
  ['/about', 'О компании'],
])('the breadcrumbs of %s end with the label of the specification', (path, label) => {
  expect(getPayload(path).crumbs.at(-1)).toEqual({ label, to: path });
});

test('every kind of document has an address', () => {
  const paths = pagesOf(content, pageSources).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(DOCUMENT_KINDS.map((kind) => `/${kind}`)));
});

test('an editor can rename every page that has a banner', () => {
  const { pages, promotions, services } = content;
  const renamed = {
    ...content,
    pages: {
      ...pages,
      works: { ...pages.works, title: 'Ремонты' },
      news: { ...pages.news, articleBannerTitle: 'Блог' },
    },
    promotions: promotions.map((item) => ({ ...item, bannerTitle: 'Подарок' })),
    services: services.map((item) => ({ ...item, bannerTitle: 'Услуга' })),
  };
  const titles = [
    '/works',
    '/news/poly-u-morya',
    '/stocks/klining',
    '/services/priyomka-kvartiry-u-zastrojshchika',
  ].map((path) => getPayload(path, renamed).meta.bannerTitle);
  expect(titles).toEqual(['Ремонты', 'Блог', 'Подарок', 'Услуга']);
});
