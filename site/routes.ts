import type { DocumentKind } from '../model/kinds/document.ts';
import { HAS_GALLERY } from './gallery/available.ts';
import type { PageMeta } from './page-contract/page.ts';
import { VIEWING } from './page-contract/viewing.ts';
import type { PageId } from './pages/modules.ts';

export type { PageId };

export type RouteEntry = {
  readonly path: string;
  /** Folder under `pages/`, except for the gallery; omitted for redirects. */
  readonly page?: PageId;
  readonly params?: Readonly<Record<string, string>>;
} & PageMeta;

export type PageEntry = RouteEntry & { readonly page: PageId };

export function isPageEntry(entry: RouteEntry): entry is PageEntry {
  return entry.page !== undefined;
}

const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  policy: 'Политика обработки данных',
  consent: 'Согласие на обработку данных',
  'consent-marketing': 'Согласие на рекламу',
  'consent-vacancy': 'Согласие соискателя',
  'consent-review': 'Согласие автора отзыва',
  cookies: 'Файлы куки',
};

/** Each document has its current version at its own URL and other versions below it. */
const documents = Object.entries(DOCUMENTS).flatMap(([kind, breadcrumb]): RouteEntry[] => [
  { path: `/${kind}`, page: 'document', params: { kind }, breadcrumb },
  { path: `/${kind}/:version`, page: 'document', params: { kind } },
]);

/**
 * All routes. For equal specificity the first match wins; other URLs get a 404.
 * A page's code is in `pages/{page}`, its texts are in `content/`.
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

  { path: '/sroki', page: 'deadlines', showBanner: true },

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
