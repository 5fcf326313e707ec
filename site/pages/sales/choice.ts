import type { ListedFlat } from './data.ts';
import type { FilterOptions, Option } from './filter-options.ts';
import { floorFits } from './floors.ts';

export const SORTS = [
  { value: '', label: 'Сначала новые' },
  { value: 'cena', label: 'Сначала дешевле' },
  { value: 'cena-vniz', label: 'Сначала дороже' },
  { value: 'metr', label: 'Сначала дешевле за\u00a0м²' },
  { value: 'ploshchad', label: 'Сначала просторнее' },
  { value: 'etazh', label: 'Сначала выше' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** Filter values; an empty string means no restriction. */
export type Choice = {
  readonly rooms: readonly string[];
  readonly place: string;
  readonly price: string;
  readonly area: string;
  readonly floor: string;
  readonly status: string;
  readonly sort: Sort;
};

export const QUERY_NAMES = {
  rooms: 'komnaty',
  place: 'gde',
  price: 'cena-do',
  area: 'ploshchad-ot',
  floor: 'etazh',
  status: 'status',
  sort: 'sort',
} as const satisfies Record<keyof Choice, string>;
export const EMPTY_CHOICE: Choice = { rooms: [], place: '', price: '', area: '', floor: '', status: '', sort: '' };

export type Filter = Exclude<keyof Choice, 'sort'>;

/** Whether a flat fits one filter of the choice. */
const FITS: Readonly<Record<Filter, (flat: ListedFlat, choice: Choice) => boolean>> = {
  rooms: (flat, { rooms }) => rooms.length === 0 || rooms.includes(String(Math.min(flat.rooms, 4))),
  place: ({ places }, { place }) => place === '' || places.includes(place),
  area: ({ areaM2 }, { area }) => area === '' || areaM2 >= Number(area),
  floor: (flat, { floor }) => floorFits(flat, floor),
  price: (flat, { price }) => price === '' || (flat.price !== null && flat.price.rub <= Number(price) * 1_000_000),
  status: (flat, { status }) => status === '' || flat.status === status,
};
const FILTERS = Object.keys(FITS) as Filter[];
const SINGLE = FILTERS.filter((filter) => filter !== 'rooms');

/** Reads the filter from the query; values missing from the options are ignored. */
export function readChoice(query: URLSearchParams, options: FilterOptions): Choice {
  const one = (name: string, known: readonly Pick<Option, 'value'>[]) => {
    const asked = query.get(name) ?? '';
    return known.some(({ value }) => value === asked) ? asked : '';
  };
  const rooms = query.getAll(QUERY_NAMES.rooms);
  return {
    rooms: options.rooms.map(({ value }) => value).filter((value) => rooms.includes(value)),
    place: one(QUERY_NAMES.place, options.places),
    price: one(QUERY_NAMES.price, options.prices),
    area: one(QUERY_NAMES.area, options.areas),
    floor: one(QUERY_NAMES.floor, options.floors),
    status: one(QUERY_NAMES.status, options.statuses),
    sort: SORTS.find(({ value }) => value === query.get(QUERY_NAMES.sort))?.value ?? '',
  };
}

export function writeChoice(choice: Choice, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const name of Object.values(QUERY_NAMES)) query.delete(name);
  for (const value of choice.rooms) query.append(QUERY_NAMES.rooms, value);
  for (const key of [...SINGLE, 'sort'] as const) {
    if (choice[key] !== '') query.set(QUERY_NAMES[key], choice[key]);
  }
  return query;
}

export function isFiltered(choice: Choice): boolean {
  return choice.rooms.length > 0 || SINGLE.some((key) => choice[key] !== '');
}

/** Returns the sort order; `undefined` keeps the order of the list. */
export function orderOf({ sort }: Choice): Order | undefined {
  return ORDERS[sort] ?? undefined;
}

export function isMatch(flat: ListedFlat, choice: Choice): boolean {
  return FILTERS.every((filter) => FITS[filter](flat, choice));
}

export type Order = (a: ListedFlat, b: ListedFlat) => number;

const byPrice: Order = (a, b) => (a.price?.rub ?? 0) - (b.price?.rub ?? 0);
const ORDERS: Record<Sort, Order | null> = {
  '': null,
  cena: byPrice,
  'cena-vniz': (a, b) => byPrice(b, a),
  metr: (a, b) => (a.price?.rubPerM2 ?? 0) - (b.price?.rubPerM2 ?? 0),
  ploshchad: (a, b) => b.areaM2 - a.areaM2,
  etazh: (a, b) => b.floor - a.floor,
};
