import type { FlatAd, Seller } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { element, optionalElement } from './xml.ts';
import { bathrooms, YES_NO } from './yandex-words.ts';

const DEALS: Record<FlatAd['saleBasis'], string | null> = {
  ownership: null,
  assignment: 'переуступка',
  shared: 'продажа от застройщика',
};
const SELLERS: Record<Seller['role'], string> = { owner: 'агентство', agency: 'агентство', developer: 'застройщик' };

/**
 * Feed for new flats in Yandex search: https://yandex.com/support/direct/ru/realty-ads/feeds-errors
 * `decoration-type` is omitted, because sources disagree on its values.
 */
export const yandexSearch: Portal<FlatAd> = {
  name: 'yandexSearch',
  file: 'yandex-search.xml',
  needs: ({ isNew }) =>
    isNew
      ? [...ALWAYS, NEEDS.yandexBuilding, NEEDS.yandexHouse, NEEDS.builtYear, NEEDS.readyQuarter]
      : [NEEDS.contract],
  offer: (ad) => {
    const size = (name: string, value: number | undefined) =>
      value === undefined ? null : element(name, [element('value', value), element('unit', 'кв. м')]);
    return element(
      'offer',
      [
        element('type', 'продажа'),
        element('category', 'квартира'),
        element('url', ad.url),
        element('sales-agent', [element('category', SELLERS[ad.seller.role])]),
        element('location', [
          element('address', [ad.region, ad.city, ad.street].join(', ')),
          optionalElement('latitude', ad.place?.latitude),
          optionalElement('longitude', ad.place?.longitude),
        ]),
        element('price', [element('value', ad.priceRub), element('currency', 'RUB')]),
        optionalElement('deal-status', DEALS[ad.saleBasis]),
        size('area', ad.areaM2),
        size('living-space', ad.livingAreaM2),
        size('kitchen-space', ad.kitchenAreaM2),
        element('image', ad.planUrl),
        ...ad.photos.map(({ url }) => element('image', url)),
        element('description', ad.description),
        ad.rooms === 0 ? element('studio', 'да') : element('rooms', ad.rooms),
        element('floor', ad.floor),
        element('apartment', YES_NO[`${ad.isApartments ?? false}`]),
        optionalElement('bathroom-unit', bathrooms(ad)),
        element('floors-total', ad.floorsTotal),
        optionalElement('building-name', ad.complex),
        optionalElement('yandex-building-id', ad.ids?.yandexBuilding),
        optionalElement('yandex-house-id', ad.ids?.yandexHouse),
        optionalElement('built-year', ad.builtYear),
        optionalElement('ready-quarter', ad.readyQuarter),
        element('building-state', ad.isReady ? 'hand-over' : 'unfinished'),
        element('ceiling-height', ad.ceilingM),
      ],
      { 'internal-id': ad.id },
    );
  },
  document: (offers, madeAt) =>
    element('realty-feed', [element('generation-date', madeAt), offers], {
      xmlns: 'http://webmaster.yandex.ru/schemas/feed/metarealty/2024-12',
    }),
};
