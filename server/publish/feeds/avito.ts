import { z } from 'zod';
import type { Finish, HouseMaterial } from '../../../model/kinds/portals.ts';
import type { FlatAd, Seller } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { figure, isWithinWhole, many, phone, picture, whole, words } from './rules.ts';
import { element, maybe, type XmlElement } from './xml.ts';

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
/** Others are left out: the ad is taken without them. */
const LIVING_M2 = [5, 5000] as const;
const KITCHEN_M2 = [2, 100] as const;
const MOST_LIFTS = 4;
const MOST_PICTURES = 40;

const options = <T extends z.ZodType>(option: T) => z.strictObject({ Option: many(option, { least: 1, most: 4 }) });
const lifts = z.union([z.literal('Нет'), whole(1, MOST_LIFTS)]);

const rules = z
  .strictObject({
    Id: words(100),
    DateBegin: z.iso.date(),
    Category: z.literal('Квартиры'),
    OperationType: z.literal('Продам'),
    MarketType: z.enum(['Вторичка', 'Новостройка']),
    DealType: z.literal('Прямая продажа').optional(),
    SaleMethod: z.string().optional(),
    PropertyRights: z.enum(Object.values(RIGHTS)),
    ManagerName: words(40).optional(),
    ContactPhone: phone,
    CompanyName: words(120),
    ContactMethod: z.literal('По телефону и в сообщениях'),
    Address: words(256),
    Latitude: figure(40, 82).optional(),
    Longitude: figure(19, 180).optional(),
    NewDevelopmentId: whole(0, 1e15).optional(),
    Description: words(7500),
    Price: whole(1, 1e9),
    SaleOptions: options(z.literal('Можно в ипотеку')).optional(),
    Rooms: z.union([z.literal('Студия'), whole(1, 9)]),
    Square: figure(10, 5000),
    LivingSpace: figure(...LIVING_M2).optional(),
    KitchenSpace: figure(...KITCHEN_M2).optional(),
    Floor: whole(1, 100),
    Floors: whole(1, 100),
    HouseType: z.enum(Object.values(HOUSES)),
    BuiltYear: whole(1700, 2100).optional(),
    Status: z.enum(['Квартира', 'Апартаменты']),
    Decoration: z.enum(Object.values(DECORATIONS)).optional(),
    Renovation: z.enum(Object.values(RENOVATIONS)).optional(),
    CeilingHeight: figure(2, 8),
    BathroomMulti: options(z.enum(['Совмещённый', 'Раздельный'])).optional(),
    BalconyOrLoggiaMulti: options(z.enum(['Балкон', 'Лоджия'])).optional(),
    PassengerElevator: lifts.optional(),
    FreightElevator: lifts.optional(),
    CadastralNumber: words(30).optional(),
    Images: z.strictObject({
      Image: many(z.strictObject({ '@url': picture }), { least: 2, most: MOST_PICTURES }),
    }),
  })
  .refine((ad) => Number(ad.Floor) <= Number(ad.Floors), 'a floor above the house')
  .refine((ad) => isWithinWhole(ad.Square, ad.LivingSpace, ad.KitchenSpace), 'rooms larger than the flat')
  .refine((ad) => ad.Rooms !== 'Студия' || ad.KitchenSpace === undefined, 'a studio with a kitchen')
  .refine(
    (ad) => ad.MarketType === 'Вторичка' || (ad.NewDevelopmentId !== undefined && ad.Decoration !== undefined),
    'a new house without its number or finish',
  );

/** Version 3 of the format, as the files of others have it; template 67066 for new houses. */
export const avito: Portal<FlatAd> = {
  name: 'avito',
  file: 'avito.xml',
  needs: ({ isNew }) =>
    isNew
      ? [...ALWAYS, NEEDS.houseMaterial, NEEDS.concreteHouse, NEEDS.finish, NEEDS.avitoHouse]
      : [...ALWAYS, NEEDS.houseMaterial],
  offer: (ad) =>
    element('Ad', [
      element('Id', ad.id),
      element('DateBegin', ad.createdAt.slice(0, 10)),
      element('Category', 'Квартиры'),
      element('OperationType', 'Продам'),
      ...deal(ad),
      maybe('ManagerName', ad.seller.name),
      element('ContactPhone', ad.seller.phone),
      element('CompanyName', ad.seller.organization),
      element('ContactMethod', 'По телефону и в сообщениях'),
      element('Address', [ad.region, ad.city, ad.street].join(', ')),
      maybe('Latitude', ad.place?.latitude),
      maybe('Longitude', ad.place?.longitude),
      element('Description', ad.description),
      element('Price', ad.priceRub),
      ad.isMortgageAllowed ? optionList('SaleOptions', ['Можно в ипотеку']) : null,
      ...rooms(ad),
      ...house(ad),
      maybe('CadastralNumber', ad.cadastralNumber),
      element(
        'Images',
        [ad.planUrl, ...ad.photos.map(({ url }) => url)]
          .slice(0, MOST_PICTURES)
          .map((url) => element('Image', '', { url })),
      ),
    ]),
  document: (offers) => element('Ads', offers, { formatVersion: '3', target: 'Avito.ru' }),
  rules,
};

function deal({ isNew, saleBasis, seller, ids }: FlatAd): (XmlElement | null)[] {
  return [
    element('MarketType', isNew ? 'Новостройка' : 'Вторичка'),
    isNew ? null : element('DealType', 'Прямая продажа'),
    maybe('SaleMethod', CONTRACTS[saleBasis]),
    element('PropertyRights', RIGHTS[seller.role]),
    isNew ? maybe('NewDevelopmentId', ids?.avitoHouse) : null,
  ];
}

function rooms(ad: FlatAd): (XmlElement | null)[] {
  const { separateBathrooms = 0, combinedBathrooms = 0, balconies = 0, loggias = 0 } = ad;
  return [
    element('Rooms', ad.rooms === 0 ? 'Студия' : ad.rooms),
    element('Square', ad.areaM2),
    maybe('LivingSpace', within(ad.livingAreaM2, LIVING_M2)),
    ad.rooms === 0 ? null : maybe('KitchenSpace', within(ad.kitchenAreaM2, KITCHEN_M2)),
    element('Floor', ad.floor),
    element('CeilingHeight', ad.ceilingM),
    optionList('BathroomMulti', [
      ...(combinedBathrooms > 0 ? ['Совмещённый'] : []),
      ...(separateBathrooms > 0 ? ['Раздельный'] : []),
    ]),
    optionList('BalconyOrLoggiaMulti', [...(balconies > 0 ? ['Балкон'] : []), ...(loggias > 0 ? ['Лоджия'] : [])]),
    ad.isNew
      ? maybe('Decoration', ad.finish && DECORATIONS[ad.finish])
      : maybe('Renovation', ad.finish && RENOVATIONS[ad.finish]),
  ];
}

function within(value: number | undefined, [least, most]: readonly [number, number]): number | null {
  return value === undefined || value < least || value > most ? null : value;
}

function house(ad: FlatAd): (XmlElement | null)[] {
  const count = (number: number | undefined) => (number === 0 ? 'Нет' : number && Math.min(number, MOST_LIFTS));
  return [
    element('Status', ad.isApartments ? 'Апартаменты' : 'Квартира'),
    element('Floors', ad.floorsTotal),
    maybe('HouseType', ad.houseMaterial && HOUSES[ad.houseMaterial]),
    ad.isNew ? null : maybe('BuiltYear', ad.builtYear),
    maybe('PassengerElevator', count(ad.passengerLifts)),
    maybe('FreightElevator', count(ad.freightLifts)),
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
