import type { Content } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { neutralViewings } from '../../../model/viewing-slots.ts';
import { type FlatCardView, toFlatRow } from '../../features/flats/flat-card-data.ts';
import type { Portion } from '../../features/list/portions.ts';
import { documentTitle, shortDescription } from '../../lib/head-texts.ts';
import { laterPages, listPage } from '../../lib/list-pages.ts';
import type { PageSource } from '../../lib/page.ts';
import { toPhotoView } from '../../lib/photo.ts';
import { type FilterOptions, filterOptions, placeKeys } from './filter-options.ts';
import { FLATS_PER_PAGE } from './flats-per-page.ts';

/** A row and what the filter by place compares. */
export type ListedFlat = FlatCardView & { readonly places: readonly string[] };

export type SalesData = Portion<ListedFlat> & {
  readonly onSale: number;
  readonly options: FilterOptions;
  readonly empty: { readonly title: string; readonly text: string };
  readonly form: Pages['sales']['form'];
  /** When flats are shown. */
  readonly viewings: readonly string[];
  /** Whether there is a page on how the company sells. */
  readonly tellsHow: boolean;
};

export const source: PageSource<SalesData, WholeList> = {
  shared: wholeList,
  params: ({ flats }) => laterPages(flats.length, FLATS_PER_PAGE),

  data(content, params, whole) {
    const found = listPage(content.flats, FLATS_PER_PAGE, params.number);
    if (!found) return null;
    const { page, pages, start, shown } = found;
    const { title, lead, emptyTitle, emptyText, form, seo } = content.pages.sales;
    const description = seo?.description ?? lead;
    return {
      title: documentTitle(page === 1 ? (seo?.title ?? title) : `${title}, страница ${page}`, content.company.brand),
      description: shortDescription(page === 1 ? description : `Страница ${page} из ${pages}. ${description}`),
      meta: { bannerTitle: title, bannerSubTitle: lead, ...(page > 1 ? { breadcrumb: `Страница ${page}` } : {}) },
      ...(seo?.image ? { image: toPhotoView(content, seo.image) } : {}),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: shown.length > 0 ? [itemList(shown, start)] : [],
      data: {
        items: shown.map((flat) => ({ ...toFlatRow(content, flat), places: placeKeys(flat) })),
        page,
        pages,
        total: content.flats.length,
        ...whole,
        empty: { title: emptyTitle, text: emptyText },
        form,
        viewings: neutralViewings(content.company),
        tellsHow: content.pages.selling !== undefined,
      },
    };
  },
};

type WholeList = Pick<SalesData, 'onSale' | 'options'>;

function wholeList({ flats }: Content): WholeList {
  return { onSale: flats.filter(({ status }) => status !== 'sold').length, options: filterOptions({ flats }) };
}

function itemList(flats: Content['flats'], start: number): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: flats.map(({ slug, title, address }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name: `${title}, ${address}`,
      url: `/sales/${slug}`,
    })),
  };
}
