import { z } from 'zod';
import type { Finish, HouseMaterial } from '../../../model/kinds/portals.ts';
import type { FlatAd } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { figure, isWithinWhole, many, picture, whole, words } from './rules.ts';
import { element, maybe, type XmlElement } from './xml.ts';

const MATERIALS = {
  brick: 'brick',
  panel: 'panel',
  block: 'block',
  monolith: 'monolith',
  monolithBrick: 'monolithBrick',
  wood: 'wood',
} as const satisfies Record<HouseMaterial, string>;
/** Of flats with a past; the values for new houses could not be made sure of. */
const REPAIRS = {
  none: 'no',
  rough: 'no',
  whitebox: 'no',
  ready: 'euro',
  designer: 'design',
} as const satisfies Record<Finish, string>;
const SALES = { ownership: 'free', assignment: 'dupt', shared: 'fz214' } as const satisfies Record<
  FlatAd['saleBasis'],
  string
>;
const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;
const STUDIO = 9;
/** Six rooms and more. */
const MANY_ROOMS = 6;

const photo = z.strictObject({ FullUrl: picture, IsDefault: z.enum(['true', 'false']) });
const yesNo = z.enum(['true', 'false']);

const rules = z
  .strictObject({
    Category: z.enum(['flatSale', 'newBuildingFlatSale']),
    ExternalId: words(100),
    Description: words(10_000, 15),
    Address: words(300),
    Coordinates: z.strictObject({ Lat: figure(40, 82), Lng: figure(19, 180) }).optional(),
    CadastralNumber: words(30).optional(),
    Phones: z.strictObject({
      PhoneSchema: z.strictObject({ CountryCode: z.literal('+7'), Number: z.string().regex(/^\d{10}$/) }),
    }),
    FlatRoomsCount: z.union([whole(1, MANY_ROOMS), z.literal(String(STUDIO))]),
    IsApartments: yesNo,
    TotalArea: figure(1, 5000),
    LivingArea: figure(1, 5000).optional(),
    KitchenArea: figure(1, 5000).optional(),
    FloorNumber: whole(1, 100),
    BalconiesCount: whole(0, 9).optional(),
    LoggiasCount: whole(0, 9).optional(),
    SeparateWcsCount: whole(0, 9).optional(),
    CombinedWcsCount: whole(0, 9).optional(),
    RepairType: z.enum(Object.values(REPAIRS)).optional(),
    ProjectDeclarationUrl: z.url().optional(),
    LayoutPhoto: photo,
    Photos: z.strictObject({ PhotoSchema: many(photo, { least: 1, most: 50 }) }),
    JKSchema: z
      .strictObject({
        Id: whole(0, 1e15),
        Name: words(60).optional(),
        House: z.strictObject({ Id: whole(0, 1e15) }).optional(),
      })
      .optional(),
    Building: z.strictObject({
      FloorsCount: whole(1, 100),
      BuildYear: whole(1700, 2100).optional(),
      MaterialType: z.enum(Object.values(MATERIALS)).optional(),
      CeilingHeight: figure(2, 8),
      PassengerLiftsCount: whole(0, 9).optional(),
      CargoLiftsCount: whole(0, 9).optional(),
      Deadline: z.strictObject({ Quarter: z.enum(QUARTERS), Year: whole(1700, 2100), IsComplete: yesNo }).optional(),
    }),
    BargainTerms: z.strictObject({
      Price: whole(1, 1e9),
      Currency: z.literal('rur'),
      MortgageAllowed: yesNo.optional(),
      SaleType: z.enum(Object.values(SALES)),
    }),
  })
  .refine((offer) => Number(offer.FloorNumber) <= Number(offer.Building.FloorsCount), 'a floor above the house')
  .refine((offer) => isWithinWhole(offer.TotalArea, offer.LivingArea, offer.KitchenArea), 'rooms larger than the flat')
  .refine((offer) => offer.Category === 'flatSale' || offer.JKSchema !== undefined, 'a new house without its number');

/** Version 2 of the format, as the files of others have it. */
export const cian: Portal<FlatAd> = {
  name: 'cian',
  file: 'cian.xml',
  needs: ({ isNew }) => (isNew ? [...ALWAYS, NEEDS.cianComplex] : ALWAYS),
  offer: (ad) =>
    element('Object', [
      element('Category', ad.isNew ? 'newBuildingFlatSale' : 'flatSale'),
      element('ExternalId', ad.id),
      element('Description', ad.description),
      element('Address', [ad.region, ad.city, ad.street].join(', ')),
      ad.place && element('Coordinates', [element('Lat', ad.place.latitude), element('Lng', ad.place.longitude)]),
      maybe('CadastralNumber', ad.cadastralNumber),
      element('Phones', [
        element('PhoneSchema', [element('CountryCode', '+7'), element('Number', ad.seller.phone.slice(2))]),
      ]),
      element('FlatRoomsCount', ad.rooms === 0 ? STUDIO : Math.min(ad.rooms, MANY_ROOMS)),
      element('IsApartments', String(ad.isApartments ?? false)),
      element('TotalArea', ad.areaM2),
      maybe('LivingArea', ad.livingAreaM2),
      maybe('KitchenArea', ad.kitchenAreaM2),
      element('FloorNumber', ad.floor),
      maybe('BalconiesCount', ad.balconies),
      maybe('LoggiasCount', ad.loggias),
      maybe('SeparateWcsCount', ad.separateBathrooms),
      maybe('CombinedWcsCount', ad.combinedBathrooms),
      ad.isNew ? null : maybe('RepairType', ad.finish && REPAIRS[ad.finish]),
      maybe('ProjectDeclarationUrl', ad.projectDeclarationUrl),
      photoElement('LayoutPhoto', ad.planUrl, true),
      element(
        'Photos',
        ad.photos.map(({ url }, index) => photoElement('PhotoSchema', url, index === 0)),
      ),
      complex(ad),
      building(ad),
      element('BargainTerms', [
        element('Price', ad.priceRub),
        element('Currency', 'rur'),
        ad.isMortgageAllowed === undefined ? null : element('MortgageAllowed', String(ad.isMortgageAllowed)),
        element('SaleType', SALES[ad.saleBasis]),
      ]),
    ]),
  document: (offers) => element('Feed', [element('Feed_Version', 2), offers]),
  rules,
};

function photoElement(name: string, url: string, isDefault: boolean): XmlElement {
  return element(name, [element('FullUrl', url), element('IsDefault', String(isDefault))]);
}

function complex({ isNew, ids, complex: name }: FlatAd): XmlElement | null {
  if (!isNew || ids?.cianComplex === undefined) return null;
  return element('JKSchema', [
    element('Id', ids.cianComplex),
    maybe('Name', name),
    ids.cianHouse === undefined ? null : element('House', [element('Id', ids.cianHouse)]),
  ]);
}

function building(ad: FlatAd): XmlElement {
  const { builtYear, readyQuarter, isNew, isReady } = ad;
  const quarter = readyQuarter === undefined ? undefined : QUARTERS[readyQuarter - 1];
  return element('Building', [
    element('FloorsCount', ad.floorsTotal),
    isNew ? null : maybe('BuildYear', builtYear),
    maybe('MaterialType', ad.houseMaterial && MATERIALS[ad.houseMaterial]),
    element('CeilingHeight', ad.ceilingM),
    maybe('PassengerLiftsCount', ad.passengerLifts),
    maybe('CargoLiftsCount', ad.freightLifts),
    isNew && quarter && builtYear !== undefined
      ? element('Deadline', [
          element('Quarter', quarter),
          element('Year', builtYear),
          element('IsComplete', String(isReady)),
        ])
      : null,
  ]);
}
