import { source as fixture } from '../fixtures/data.ts';
import { source as gallery } from '../gallery/data.ts';
import type { PageSource } from '../page-contract/page.ts';
import type { PageId } from '../routes.ts';
import { source as about } from './about/data.ts';
import { source as acceptance } from './acceptance/data.ts';
import { source as article } from './article/data.ts';
import { source as comparison } from './comparison/data.ts';
import { source as contacts } from './contacts/data.ts';
import { source as deadlines } from './deadlines/data.ts';
import { source as documentPage } from './document/data.ts';
import { source as error } from './error/data.ts';
import { source as estimate } from './estimate/data.ts';
import { source as finishedWork } from './finished-work/data.ts';
import { source as flat } from './flat/data.ts';
import { source as home } from './home/data.ts';
import { source as news } from './news/data.ts';
import { source as packagePage } from './package/data.ts';
import { source as packages } from './packages/data.ts';
import { source as paper } from './paper/data.ts';
import { source as promotion } from './promotion/data.ts';
import { source as promotions } from './promotions/data.ts';
import { source as reviews } from './reviews/data.ts';
import { source as sales } from './sales/data.ts';
import { source as search } from './search/data.ts';
import { source as selling } from './selling/data.ts';
import { source as service } from './service/data.ts';
import { source as services } from './services/data.ts';
import { source as thankyou } from './thankyou/data.ts';
import { source as underway } from './underway/data.ts';
import { source as vacancies } from './vacancies/data.ts';
import { source as works } from './works/data.ts';
import { source as worksOf } from './works-of/data.ts';

export const pageSources: Record<PageId, PageSource<unknown>> = {
  about,
  acceptance,
  article,
  comparison,
  contacts,
  deadlines,
  document: documentPage,
  error,
  estimate,
  fixture,
  flat,
  gallery,
  home,
  news,
  package: packagePage,
  packages,
  paper,
  promotion,
  promotions,
  reviews,
  sales,
  search,
  selling,
  service,
  services,
  thankyou,
  underway,
  vacancies,
  'finished-work': finishedWork,
  works,
  'works-of': worksOf,
};
