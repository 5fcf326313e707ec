import type { SearchData } from '../../features/search/search-entry.ts';
import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { searchGroups } from './entries.ts';

export const source: PageSource<SearchData> = {
  data(content) {
    return {
      title: documentTitle('Поиск по сайту', content.company.brand),
      description: 'Всё, что есть на сайте: пакеты ремонта, работы, квартиры, услуги, акции, статьи и вопросы.',
      noindex: true,
      meta: { bannerTitle: 'Поиск по сайту' },
      data: { groups: searchGroups(content) },
    };
  },
};
