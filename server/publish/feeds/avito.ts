import type { Finish, HouseMaterial } from '../../../model/kinds/portals.ts';
import type { FlatAd, Seller } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { element, optionalElement, type XmlElement } from './xml.ts';

const HOUSES = {
  brick: 'Кирпичный',
  panel: 'Панельный',
  block: 'Блочный',
  monolith: 'Монолитный',
  monolithBrick: 'Монолитно-кирпичный',
  wood: 'Деревянный',
} as const satisfies Record<HouseMaterial, string>;
const DECORATIONS = {
  none: 'Без отделки',
  rough: 'Без отделки',
  whitebox: 'Предчистовая',
  ready: 'Чистовая',
  designer: 'Чистовая',
} as const satisfies Record<Finish, string>;
const RENOVATIONS = {
  none: 'Требуется',
  rough: 'Требуется',
  whitebox: 'Требуется',
  ready: 'Евро',
  designer: 'Дизайнерский',
} as const satisfies Record<Finish, string>;
const RIGHTS = {
  owner: 'Собственник',
  agency: 'Посредник',
  developer: 'Застройщик',
} as const satisfies Record<Seller['role'], string>;
const CONTRACTS: Record<FlatAd['saleBasis'], string | null> = {
  ownership: null,
  assignment: 'Договор уступки права требования',
  shared: 'Договор долевого участия',
};
/** Accepted ranges; values outside them are omitted, since Avito accepts ads without them. */
const LIVING_M2 = [5, 5000] as const;
const KITCHEN_M2 = [2, 100] as const;
const MAX_LIFTS = 4;
const MAX_PICTURES = 40;

/** Format version 3, derived from feeds of other companies; template 67066 for new houses. */
export const avito: Portal<FlatAd> = {
  name: 'avito',
  file: 'avito.xml',
  needs: ({ isNew }) =>
    isNew
      ? [...ALWAYS, NEEDS.avitoSize, NEEDS.houseMaterial, NEEDS.concreteHouse, NEEDS.finish, NEEDS.avitoHouse]
      : [...ALWAYS, NEEDS.avitoSize, NEEDS.houseMaterial],
  offer: (ad) =>
    element('Ad', [
      element('Id', ad.id),
      element('DateBegin', ad.createdAt.slice(0, 10)),
      element('Category', 'Квартиры'),
      element('OperationType', 'Продам'),
      ...deal(ad),
      optionalElement('ManagerName', ad.seller.name),
      element('ContactPhone', ad.seller.phone),
      element('CompanyName', ad.seller.organization),
      element('ContactMethod', 'По телефону и в сообщениях'),
      element('Address', [ad.region, ad.city, ad.street].join(', ')),
      optionalElement('Latitude', ad.place?.latitude),
      optionalElement('Longitude', ad.place?.longitude),
      element('Description', ad.description),
      element('Price', ad.priceRub),
      ad.isMortgageAllowed ? optionList('SaleOptions', ['Можно в ипотеку']) : null,
      ...rooms(ad),
      ...house(ad),
      optionalElement('CadastralNumber', ad.cadastralNumber),
      element(
        'Images',
        [ad.planUrl, ...ad.photos.map(({ url }) => url)]
          .slice(0, MAX_PICTURES)
          .map((url) => element('Image', '', { url })),
      ),
    ]),
  document: (offers) => element('Ads', offers, { formatVersion: '3', target: 'Avito.ru' }),
};

function deal({ isNew, saleBasis, seller, ids }: FlatAd): (XmlElement | null)[] {
  return [
    element('MarketType', isNew ? 'Новостройка' : 'Вторичка'),
    isNew ? null : element('DealType', 'Прямая продажа'),
    optionalElement('SaleMethod', CONTRACTS[saleBasis]),
    element('PropertyRights', RIGHTS[seller.role]),
    isNew ? optionalElement('NewDevelopmentId', ids?.avitoHouse) : null,
  ];
}

function rooms(ad: FlatAd): (XmlElement | null)[] {
  const { separateBathrooms = 0, combinedBathrooms = 0, balconies = 0, loggias = 0 } = ad;
  return [
    element('Rooms', ad.rooms === 0 ? 'Студия' : ad.rooms),
    element('Square', ad.areaM2),
    optionalElement('LivingSpace', within(ad.livingAreaM2, LIVING_M2)),
    ad.rooms === 0 ? null : optionalElement('KitchenSpace', within(ad.kitchenAreaM2, KITCHEN_M2)),
    element('Floor', ad.floor),
    element('CeilingHeight', ad.ceilingM),
    optionList('BathroomMulti', [
      ...(combinedBathrooms > 0 ? ['Совмещённый'] : []),
      ...(separateBathrooms > 0 ? ['Раздельный'] : []),
    ]),
    optionList('BalconyOrLoggiaMulti', [...(balconies > 0 ? ['Балкон'] : []), ...(loggias > 0 ? ['Лоджия'] : [])]),
    ad.isNew
      ? optionalElement('Decoration', ad.finish && DECORATIONS[ad.finish])
      : optionalElement('Renovation', ad.finish && RENOVATIONS[ad.finish]),
  ];
}

function within(value: number | undefined, [least, most]: readonly [number, number]): number | null {
  return value === undefined || value < least || value > most ? null : value;
}

function house(ad: FlatAd): (XmlElement | null)[] {
  const count = (number: number | undefined) => (number === 0 ? 'Нет' : number && Math.min(number, MAX_LIFTS));
  return [
    element('Status', ad.isApartments ? 'Апартаменты' : 'Квартира'),
    element('Floors', ad.floorsTotal),
    optionalElement('HouseType', ad.houseMaterial && HOUSES[ad.houseMaterial]),
    ad.isNew ? null : optionalElement('BuiltYear', ad.builtYear),
    optionalElement('PassengerElevator', count(ad.passengerLifts)),
    optionalElement('FreightElevator', count(ad.freightLifts)),
  ];
}

function optionList(name: string, chosen: readonly string[]): XmlElement | null {
  return chosen.length === 0
    ? null
    : element(
        name,
        chosen.map((option) => element('Option', option)),
      );
}
