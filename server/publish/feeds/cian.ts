import type { Finish, HouseMaterial } from '../../../model/kinds/portals.ts';
import type { FlatAd } from './flat-ad.ts';
import { ALWAYS, NEEDS } from './flat-needs.ts';
import type { Portal } from './portal.ts';
import { element, optionalElement, type XmlElement } from './xml.ts';

const MATERIALS = {
  brick: 'brick',
  panel: 'panel',
  block: 'block',
  monolith: 'monolith',
  monolithBrick: 'monolithBrick',
  wood: 'wood',
} as const satisfies Record<HouseMaterial, string>;
/** Used for resale flats only, since the values for new houses could not be verified. */
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
/** The value for six or more rooms. */
const MANY_ROOMS = 6;

/** Format version 2, derived from feeds of other companies. */
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
      optionalElement('CadastralNumber', ad.cadastralNumber),
      element('Phones', [
        element('PhoneSchema', [element('CountryCode', '+7'), element('Number', ad.seller.phone.slice(2))]),
      ]),
      element('FlatRoomsCount', ad.rooms === 0 ? STUDIO : Math.min(ad.rooms, MANY_ROOMS)),
      element('IsApartments', String(ad.isApartments ?? false)),
      element('TotalArea', ad.areaM2),
      optionalElement('LivingArea', ad.livingAreaM2),
      optionalElement('KitchenArea', ad.kitchenAreaM2),
      element('FloorNumber', ad.floor),
      optionalElement('BalconiesCount', ad.balconies),
      optionalElement('LoggiasCount', ad.loggias),
      optionalElement('SeparateWcsCount', ad.separateBathrooms),
      optionalElement('CombinedWcsCount', ad.combinedBathrooms),
      ad.isNew ? null : optionalElement('RepairType', ad.finish && REPAIRS[ad.finish]),
      optionalElement('ProjectDeclarationUrl', ad.projectDeclarationUrl),
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
};

function photoElement(name: string, url: string, isDefault: boolean): XmlElement {
  return element(name, [element('FullUrl', url), element('IsDefault', String(isDefault))]);
}

function complex({ isNew, ids, complex: name }: FlatAd): XmlElement | null {
  if (!isNew || ids?.cianComplex === undefined) return null;
  return element('JKSchema', [
    element('Id', ids.cianComplex),
    optionalElement('Name', name),
    ids.cianHouse === undefined ? null : element('House', [element('Id', ids.cianHouse)]),
  ]);
}

function building(ad: FlatAd): XmlElement {
  const { builtYear, readyQuarter, isNew, isReady } = ad;
  const quarter = readyQuarter === undefined ? undefined : QUARTERS[readyQuarter - 1];
  return element('Building', [
    element('FloorsCount', ad.floorsTotal),
    isNew ? null : optionalElement('BuildYear', builtYear),
    optionalElement('MaterialType', ad.houseMaterial && MATERIALS[ad.houseMaterial]),
    element('CeilingHeight', ad.ceilingM),
    optionalElement('PassengerLiftsCount', ad.passengerLifts),
    optionalElement('CargoLiftsCount', ad.freightLifts),
    isNew && quarter && builtYear !== undefined
      ? element('Deadline', [
          element('Quarter', quarter),
          element('Year', builtYear),
          element('IsComplete', String(isReady)),
        ])
      : null,
  ]);
}
