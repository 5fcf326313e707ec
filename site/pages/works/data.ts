import type { Pages } from '../../../model/kinds/pages.ts';
import { laterPages, listPage } from '../../features/list/list-pages.ts';
import type { Portion } from '../../features/list/portions.ts';
import { type UnderwayNow, underwayNow } from '../../features/underway/underway-data.ts';
import { type LandingLink, toLandingLink, worksLandings } from '../../features/works/landings.ts';
import { toWorkCard, type WorkCardView } from '../../features/works/work-card-data.ts';
import { worksJsonLd } from '../../features/works/works-json-ld.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { type FilterGroup, filterGroups, type WorkFacts, workFacts } from './filter-groups.ts';
import { WORKS_PER_PAGE } from './portion-size.ts';

export type ListedWork = WorkCardView & { readonly facts: WorkFacts };

export type WorksData = Portion<ListedWork> & {
  /** Link to the flats in progress, only on the first page. */
  readonly underway: UnderwayNow | null;
  readonly emptyText: string;
  readonly filters: readonly FilterGroup[];
  readonly landings: readonly LandingLink[];
  readonly form: Pages['works']['form'];
};

export const source: PageSource<WorksData, FilterGroup[]> = {
  shared: filterGroups,
  params: ({ works }) => laterPages(works.length, WORKS_PER_PAGE),

  data(content, params, filters) {
    const found = listPage(content.works, WORKS_PER_PAGE, params.number);
    if (!found) return null;
    const { page, pages, start, shown } = found;
    const { form, lead, seo, title, emptyText, oldHouse } = content.pages.works;
    const name = page === 1 ? (seo?.title ?? title) : `${title}, страница ${page}`;
    const items = shown.map((work) => ({ ...toWorkCard(content, work), facts: workFacts(work, oldHouse) }));
    return {
      title: documentTitle(name, content.company.brand),
      description: shortDescription(
        page === 1 ? (seo?.description ?? lead) : `Страница ${page} из ${pages}. ${seo?.description ?? lead}`,
      ),
      meta: { bannerTitle: title, bannerSubTitle: lead, ...(page > 1 ? { breadcrumb: `Страница ${page}` } : {}) },
      ...sharePicture(content, seo, items[0]?.cover),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: shown.length > 0 ? [worksJsonLd(shown, start)] : [],
      data: {
        items,
        page,
        pages,
        total: content.works.length,
        filters,
        landings: worksLandings(content).map(toLandingLink),
        underway: page === 1 ? underwayNow(content) : null,
        emptyText,
        form,
      },
    };
  },
};
