import type { Finish, HouseMaterial } from '../../../model/kinds/portals.ts';
import type { FlatAd, Seller } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { element, optionalElement, type XmlElement } from './xml.ts';
import { balcony, bathrooms, lift, YES_NO } from './yandex-words.ts';

/** Materials of existing houses; the list for houses under construction is shorter. */
const MATERIALS: Record<HouseMaterial, string> = {
  brick: 'кирпичный',
  panel: 'панельный',
  block: 'блочный',
  monolith: 'монолит',
  monolithBrick: 'кирпично-монолитный',
  wood: 'деревянный',
};
const NEW_MATERIALS: Record<HouseMaterial, string | null> = {
  brick: 'кирпичный',
  panel: 'панельный',
  monolith: 'монолит',
  monolithBrick: 'монолит',
  block: null,
  wood: null,
};
const FINISHES: Record<Finish, string> = {
  none: 'черновая отделка',
  rough: 'черновая отделка',
  whitebox: 'черновая отделка',
  ready: 'с отделкой',
  designer: 'дизайнерский',
};
const NEW_FINISHES: Record<Finish, string> = {
  none: 'без отделки',
  rough: 'черновая',
  whitebox: 'предчистовая',
  ready: 'под ключ',
  designer: 'под ключ',
};
const SELLERS: Record<Seller['role'], string> = { owner: 'владелец', agency: 'агентство', developer: 'застройщик' };
const DEALS: Record<FlatAd['saleBasis'], string> = {
  ownership: 'прямая продажа',
  assignment: 'переуступка',
  shared: '214ФЗ',
};

/** https://yandex.ru/support/realty/rules/content-requirements.html */
export const yandexRealty: Portal<FlatAd> = {
  name: 'yandexRealty',
  file: 'yandex-realty.xml',
  needs: ({ isNew }) =>
    isNew ? [...ALWAYS, NEEDS.yandexBuilding, NEEDS.yandexHouse, NEEDS.builtYear, NEEDS.readyQuarter] : ALWAYS,
  offer: (ad) =>
    element(
      'offer',
      [
        element('type', 'продажа'),
        element('property-type', 'жилая'),
        element('category', 'квартира'),
        element('url', ad.url),
        element('creation-date', ad.createdAt),
        element('last-update-date', ad.changedAt),
        optionalElement('cadastral-number', ad.cadastralNumber),
        location(ad),
        agent(ad.seller, ad.isNew),
        element('deal-status', DEALS[ad.saleBasis]),
        element('price', [element('value', ad.priceRub), element('currency', 'RUB')]),
        ad.isMortgageAllowed === undefined ? null : element('mortgage', YES_NO[`${ad.isMortgageAllowed}`]),
        ...areas(ad),
        element('image', ad.planUrl, { tag: 'plan' }),
        ...ad.photos.map(({ url }) => element('image', url)),
        optionalElement('renovation', ad.finish && (ad.isNew ? NEW_FINISHES : FINISHES)[ad.finish]),
        element('description', ad.description),
        ad.isNew ? element('new-flat', 'да') : null,
        element('floor', ad.floor),
        ad.rooms === 0 ? element('studio', 'да') : element('rooms', ad.rooms),
        element('apartments', YES_NO[`${ad.isApartments ?? false}`]),
        optionalElement('balcony', balcony(ad)),
        optionalElement('bathroom-unit', bathrooms(ad)),
        ...building(ad),
      ],
      { 'internal-id': ad.id },
    ),
  document: (offers, madeAt) =>
    element('realty-feed', [element('generation-date', madeAt), offers], {
      xmlns: 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06',
    }),
};

function location({ region, city, street, place }: FlatAd): XmlElement {
  return element('location', [
    element('country', 'Россия'),
    element('region', region),
    element('locality-name', city),
    element('address', street),
    optionalElement('latitude', place?.latitude),
    optionalElement('longitude', place?.longitude),
  ]);
}

/** For houses under construction the format accepts only developers and agencies as sellers. */
function agent({ role, name, phone: number, email, organization }: Seller, isNew: boolean): XmlElement {
  return element('sales-agent', [
    optionalElement('name', name),
    element('phone', number),
    element('category', SELLERS[isNew && role === 'owner' ? 'agency' : role]),
    element('organization', organization),
    optionalElement('email', email),
  ]);
}

function areas({ areaM2, livingAreaM2, kitchenAreaM2 }: FlatAd): (XmlElement | null)[] {
  const area = (name: string, value: number | undefined) =>
    value === undefined ? null : element(name, [element('value', value), element('unit', 'кв. м')]);
  return [area('area', areaM2), area('living-space', livingAreaM2), area('kitchen-space', kitchenAreaM2)];
}

function building(ad: FlatAd): (XmlElement | null)[] {
  return [
    element('floors-total', ad.floorsTotal),
    optionalElement('building-name', ad.complex),
    optionalElement('yandex-building-id', ad.ids?.yandexBuilding),
    optionalElement('yandex-house-id', ad.ids?.yandexHouse),
    optionalElement('built-year', ad.builtYear),
    optionalElement('ready-quarter', ad.readyQuarter),
    ad.isNew ? element('building-state', ad.isReady ? 'hand-over' : 'unfinished') : null,
    optionalElement('building-type', ad.houseMaterial && (ad.isNew ? NEW_MATERIALS : MATERIALS)[ad.houseMaterial]),
    element('ceiling-height', ad.ceilingM),
    optionalElement('lift', lift(ad)),
  ];
}
