import type { ListedFlat } from './data.ts';
import type { FilterOptions, Option } from './filter-options.ts';

export const SORTS = [
  { value: '', label: 'Сначала новые' },
  { value: 'cena', label: 'Сначала дешевле' },
  { value: 'cena-vniz', label: 'Сначала дороже' },
  { value: 'ploshchad', label: 'Сначала просторнее' },
  { value: 'etazh', label: 'Сначала выше' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** What the visitor has chosen; an empty text means «any». */
export type Choice = {
  readonly rooms: readonly string[];
  readonly place: string;
  readonly price: string;
  readonly status: string;
  readonly sort: Sort;
};

const NAMES = { rooms: 'komnaty', place: 'gde', price: 'cena-do', status: 'status', sort: 'sort' } as const;
export const EMPTY_CHOICE: Choice = { rooms: [], place: '', price: '', status: '', sort: '' };

/** Reads the query and forgets what the list does not have. */
export function readChoice(query: URLSearchParams, options: FilterOptions): Choice {
  const one = (name: string, known: readonly Pick<Option, 'value'>[]) => {
    const asked = query.get(name) ?? '';
    return known.some(({ value }) => value === asked) ? asked : '';
  };
  const rooms = query.getAll(NAMES.rooms);
  return {
    rooms: options.rooms.map(({ value }) => value).filter((value) => rooms.includes(value)),
    place: one(NAMES.place, options.places),
    price: one(NAMES.price, options.prices),
    status: one(NAMES.status, options.statuses),
    sort: SORTS.find(({ value }) => value === query.get(NAMES.sort))?.value ?? '',
  };
}

/** The query of a choice; what else the address carries (campaign tags) stays. */
export function writeChoice(choice: Choice, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const name of Object.values(NAMES)) query.delete(name);
  for (const value of choice.rooms) query.append(NAMES.rooms, value);
  for (const key of ['place', 'price', 'status', 'sort'] as const) {
    if (choice[key] !== '') query.set(NAMES[key], choice[key]);
  }
  return query;
}

export function isFiltered({ rooms, place, price, status }: Choice): boolean {
  return rooms.length > 0 || place !== '' || price !== '' || status !== '';
}

/** The order asked for; sold flats stay at the end whatever it is. None: as the list stands. */
export function orderOf({ sort }: Choice): Order | undefined {
  const order = ORDERS[sort];
  return order ? (a, b) => Number(isSold(a)) - Number(isSold(b)) || order(a, b) : undefined;
}

export function isMatch(flat: ListedFlat, { rooms, place, price, status }: Choice): boolean {
  return (
    (rooms.length === 0 || rooms.includes(String(Math.min(flat.rooms, 4)))) &&
    (place === '' || flat.places.includes(place)) &&
    (price === '' || (flat.price !== null && flat.price.rub <= Number(price) * 1_000_000)) &&
    (status === '' || flat.status === status)
  );
}

export type Order = (a: ListedFlat, b: ListedFlat) => number;

const byPrice: Order = (a, b) => (a.price?.rub ?? 0) - (b.price?.rub ?? 0);
const ORDERS: Record<Sort, Order | null> = {
  '': null,
  cena: byPrice,
  'cena-vniz': (a, b) => byPrice(b, a),
  ploshchad: (a, b) => b.areaM2 - a.areaM2,
  etazh: (a, b) => b.floor - a.floor,
};

function isSold({ status }: ListedFlat): boolean {
  return status === 'sold';
}
