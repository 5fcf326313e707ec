import { neutralViewings } from '../../../model/calling-hours/viewing-slots.ts';
import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { type FlatCardView, toFlatCard } from '../../features/flats/flat-card-data.ts';
import { laterPages, listPage } from '../../features/list/list-pages.ts';
import type { Portion } from '../../features/list/portions.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { type ChoosableFlat, choosableFlats } from './choosable-flats.ts';
import { type FilterOptions, filterOptions, placeKeys } from './filter-options.ts';
import { type FlatMapData, flatMap } from './flat-map-data.ts';
import { FLATS_PER_PAGE } from './flats-per-page.ts';
import { SOLD_LIST } from './sold-list.ts';

export type ListedFlat = FlatCardView & {
  readonly city: string;
  readonly places: readonly string[];
};

export type SalesData = Portion<ListedFlat> & {
  readonly base: string;
  /** Map of all flats on sale, only on the first page of their list. */
  readonly map: FlatMapData | null;
  readonly onSale: number;
  readonly sold: number;
  readonly options: FilterOptions;
  readonly empty: { readonly title: string; readonly text: string };
  readonly form: Pages['sales']['form'];
  readonly viewings: readonly string[];
  /** Flats that the form offers for a viewing. */
  readonly choosable: readonly ChoosableFlat[];
  /** Whether the page on the sales procedure is published. */
  readonly tellsHow: boolean;
};

export const source: PageSource<SalesData, WholeList> = {
  shared: wholeList,
  params: (content) =>
    LISTS.flatMap((list) =>
      laterPages(flatsOf(content, list).length, FLATS_PER_PAGE).map(({ number }) => ({ list, number })),
    ),

  data(content, params, whole) {
    const isSold = params.list === 'sold';
    const flats = flatsOf(content, isSold ? 'sold' : 'onSale');
    const found = listPage(flats, FLATS_PER_PAGE, params.number);
    if (!found || (isSold && flats.length === 0)) return null;
    const { page, pages, start, shown } = found;
    const { emptyTitle, emptyText, form } = content.pages.sales;
    const { title, lead, seo } = isSold ? { ...SOLD_WORDS, seo: undefined } : content.pages.sales;
    const description = seo?.description ?? lead;
    const items = shown.map((flat) => toListed(content, flat));
    return {
      title: documentTitle(page === 1 ? (seo?.title ?? title) : `${title}, страница ${page}`, content.company.brand),
      description: shortDescription(page === 1 ? description : `Страница ${page} из ${pages}. ${description}`),
      meta: { bannerTitle: title, bannerSubTitle: lead, ...(page > 1 ? { breadcrumb: `Страница ${page}` } : {}) },
      ...sharePicture(content, seo, items[0]?.photo),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: shown.length > 0 ? [itemList(shown, start)] : [],
      data: {
        items,
        page,
        pages,
        total: flats.length,
        base: isSold ? SOLD_LIST : '/sales',
        map: mapOf(content, isSold, page),
        onSale: whole.onSale,
        sold: whole.sold,
        options: isSold ? whole.soldOptions : whole.options,
        empty: { title: emptyTitle, text: emptyText },
        form,
        viewings: neutralViewings(content.company),
        choosable: choosableFlats(flats),
        tellsHow: content.pages.selling !== undefined,
      },
    };
  },
};

const LISTS = ['onSale', 'sold'] as const;

const SOLD_WORDS = {
  title: 'Проданные квартиры',
  lead: 'Страницы оставили, чтобы был виден ремонт: планы, материалы и комнаты. Цены в них уже ничьи.',
};

type WholeList = Pick<SalesData, 'onSale' | 'sold' | 'options'> & { readonly soldOptions: FilterOptions };

function mapOf(content: Content, isSold: boolean, page: number): FlatMapData | null {
  return isSold || page > 1 ? null : flatMap(content, flatsOf(content, 'onSale'));
}

function wholeList(content: Content): WholeList {
  const [onSale, sold] = LISTS.map((list) => flatsOf(content, list)) as [Content['flats'], Content['flats']];
  return {
    onSale: onSale.length,
    sold: sold.length,
    options: filterOptions({ flats: onSale }, content.flats),
    soldOptions: filterOptions({ flats: sold }, content.flats),
  };
}

function flatsOf({ flats }: Pick<Content, 'flats'>, list: (typeof LISTS)[number]): Content['flats'] {
  return flats.filter(({ status }) => (status === 'sold') === (list === 'sold'));
}

function toListed(content: Content, flat: WithSlug<Flat>): ListedFlat {
  return {
    ...toFlatCard(content, flat),
    city: flat.city,
    places: placeKeys(flat),
  };
}

function itemList(flats: Content['flats'], start: number): JsonLd {
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
