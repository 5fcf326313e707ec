import type { DocumentKind } from '../model/kinds/document.ts';
import { HAS_GALLERY } from './gallery/available.ts';
import type { PageMeta } from './page-contract/page.ts';
import { VIEWING } from './page-contract/viewing.ts';
import type { PageId } from './pages/modules.ts';

export type { PageId };

export type RouteEntry = {
  readonly path: string;
  /** The folder under `pages/` (the gallery stands beside them); a redirecting route has none. */
  readonly page?: PageId;
  /** Fixed parameters of a route whose path has none of its own. */
  readonly params?: Readonly<Record<string, string>>;
} & PageMeta;

const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  policy: 'Политика обработки данных',
  consent: 'Согласие на обработку данных',
  'consent-marketing': 'Согласие на рекламу',
  'consent-vacancy': 'Согласие соискателя',
  'consent-review': 'Согласие автора отзыва',
  cookies: 'Файлы куки',
};

/** Each has its present text at its own address, and every other below it. */
const documents = Object.entries(DOCUMENTS).flatMap(([kind, breadcrumb]): RouteEntry[] => [
  { path: `/${kind}`, page: 'document', params: { kind }, breadcrumb },
  { path: `/${kind}/:version`, page: 'document', params: { kind } },
]);

/**
 * Every address of the site. The first matching line wins within equal specificity; an unknown address is a 404.
 * A page's folder is `pages/{page}`; its texts, those of its banner too, come from `content/`.
 */
export const routes: readonly RouteEntry[] = [
  { path: '/', page: 'home', layout: 'hero', useHero: true, breadcrumb: 'Главная' },

  { path: '/remont', page: 'packages', layout: 'hero', useHero: true, breadcrumb: 'Ремонт' },
  { path: '/remont/:slug', page: 'package', layout: 'hero', useHero: true },

  { path: '/works', page: 'works', showBanner: true, breadcrumb: 'Работы' },
  { path: '/works/page/:number', page: 'works', showBanner: true },
  { path: '/works/paket/:paket', page: 'works-of', showBanner: true },
  { path: '/works/dom/:dom', page: 'works-of', showBanner: true },
  { path: '/works/seychas', page: 'underway', showBanner: true, breadcrumb: 'Сейчас в работе' },
  { path: '/works/:slug', page: 'finished-work' },

  {
    path: '/sales',
    page: 'sales',
    params: { list: 'onSale' },
    showBanner: true,
    breadcrumb: 'Квартиры',
    action: VIEWING,
  },
  { path: '/sales/page/:number', page: 'sales', params: { list: 'onSale' }, showBanner: true, action: VIEWING },
  {
    path: '/sales/prodannye',
    page: 'sales',
    params: { list: 'sold' },
    showBanner: true,
    breadcrumb: 'Проданные',
    action: VIEWING,
  },
  { path: '/sales/prodannye/page/:number', page: 'sales', params: { list: 'sold' }, showBanner: true, action: VIEWING },
  { path: '/sales/sravnenie', page: 'comparison', showBanner: true, breadcrumb: 'Сравнение', action: VIEWING },
  { path: '/sales/:slug', page: 'flat' },
  { path: '/prodazha-kvartir', page: 'selling', breadcrumb: 'Квартиры в продаже', action: VIEWING },

  { path: '/stocks', page: 'promotions', breadcrumb: 'Акции' },
  { path: '/stocks/:slug', page: 'promotion', showBanner: true, bannerTone: 'amber' },

  { path: '/services', page: 'services', breadcrumb: 'Услуги' },
  { path: '/services/:slug', page: 'service', showBanner: true, bannerTone: 'sage' },

  { path: '/priyomka', page: 'acceptance', showBanner: true },

  {
    path: '/news',
    page: 'news',
    showBanner: true,
    breadcrumb: 'Полезная информация',
  },
  { path: '/news/page/:number', page: 'news', showBanner: true },
  { path: '/news/:slug', page: 'article', showBanner: true, bannerIsHeading: false },

  { path: '/about', page: 'about', breadcrumb: 'О компании' },
  { path: '/about/reviews', page: 'reviews', showBanner: true, breadcrumb: 'Отзывы' },
  {
    path: '/about/vacancies',
    page: 'vacancies',
    showBanner: true,
    breadcrumb: 'Вакансии',
    action: { label: 'Откликнуться', short: 'Откликнуться', to: '/about/vacancies#form' },
  },
  { path: '/about/documents/:slug', page: 'paper' },
  { path: '/about/history', redirect: '/' },
  { path: '/about/employees', redirect: '/' },
  { path: '/about/requisites', redirect: '/' },
  { path: '/price', redirect: '/' },

  { path: '/contacts', page: 'contacts', breadcrumb: 'Контакты' },

  ...documents,

  { path: '/poisk', page: 'search', showBanner: true, breadcrumb: 'Поиск' },
  { path: '/raschet', page: 'estimate', breadcrumb: 'Расчёт' },
  { path: '/thankyou', page: 'thankyou' },
  { path: '/error', page: 'error' },

  ...(HAS_GALLERY
    ? [
        { path: '/__ui', page: 'gallery', breadcrumb: 'Компоненты' } as const,
        { path: '/__ui/:fixture', page: 'fixture' } as const,
      ]
    : []),
];
