import type { ComponentType } from 'react';
import type { PagePayload } from '../page-contract/page.ts';

/** Client part of a page: `pages/{page}/page.tsx` exports `Page`. */
export type PageModule = { readonly Page: ComponentType<{ payload: PagePayload }> };

type Importer = () => Promise<{ readonly Page: ComponentType<{ payload: PagePayload<never> }> }>;

/**
 * All pages by folder name; each is a separate chunk. Type errors list the other places a new page must be added to.
 */
const modules = {
  home: () => import('./home/page.tsx'),
  packages: () => import('./packages/page.tsx'),
  package: () => import('./package/page.tsx'),
  works: () => import('./works/page.tsx'),
  'works-of': () => import('./works-of/page.tsx'),
  'finished-work': () => import('./finished-work/page.tsx'),
  underway: () => import('./underway/page.tsx'),
  deadlines: () => import('./deadlines/page.tsx'),
  sales: () => import('./sales/page.tsx'),
  flat: () => import('./flat/page.tsx'),
  comparison: () => import('./comparison/page.tsx'),
  selling: () => import('./selling/page.tsx'),
  promotions: () => import('./promotions/page.tsx'),
  promotion: () => import('./promotion/page.tsx'),
  services: () => import('./services/page.tsx'),
  service: () => import('./service/page.tsx'),
  acceptance: () => import('./acceptance/page.tsx'),
  news: () => import('./news/page.tsx'),
  article: () => import('./article/page.tsx'),
  about: () => import('./about/page.tsx'),
  reviews: () => import('./reviews/page.tsx'),
  vacancies: () => import('./vacancies/page.tsx'),
  contacts: () => import('./contacts/page.tsx'),
  document: () => import('./document/page.tsx'),
  paper: () => import('./paper/page.tsx'),
  estimate: () => import('./estimate/page.tsx'),
  search: () => import('./search/page.tsx'),
  thankyou: () => import('./thankyou/page.tsx'),
  error: () => import('./error/page.tsx'),
  // The variable is tested inline: a constant imported from another module would keep the chunk in the build.
  gallery: () =>
    import.meta.env.VITE_UI_GALLERY === '1'
      ? import('../gallery/page.tsx')
      : Promise.reject(new Error('A release has no gallery')),
  fixture: () =>
    import.meta.env.VITE_UI_GALLERY === '1'
      ? import('../fixtures/page.tsx')
      : Promise.reject(new Error('A release has no fixtures')),
} satisfies Record<string, Importer>;

/** Folder name of a page under `pages/`; the gallery and the fixtures are stored next to it. */
export type PageId = keyof typeof modules;

export const pageModules: Readonly<Record<PageId, Importer>> = modules;
