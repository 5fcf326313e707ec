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
export function writeChoice(choice: Choice, current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  for (const name of Object.values(NAMES)) query.delete(name);
  for (const value of choice.rooms) query.append(NAMES.rooms, value);
  for (const key of ['place', 'price', 'status', 'sort'] as const) {
    if (choice[key] !== '') query.set(NAMES[key], choice[key]);
  }
  return query.toString();
}

export function isFiltered({ rooms, place, price, status }: Choice): boolean {
  return rooms.length > 0 || place !== '' || price !== '' || status !== '';
}

/** The flats that fit, in the order asked for; sold ones stay at the end whatever the order. */
export function chosenFlats(flats: readonly ListedFlat[], choice: Choice): ListedFlat[] {
  const fitting = flats.filter((flat) => isMatch(flat, choice));
  const order = ORDERS[choice.sort];
  return order ? fitting.sort((a, b) => Number(isSold(a)) - Number(isSold(b)) || order(a, b)) : fitting;
}

function isMatch(flat: ListedFlat, { rooms, place, price, status }: Choice): boolean {
  return (
    (rooms.length === 0 || rooms.includes(String(Math.min(flat.rooms, 4)))) &&
    (place === '' || flat.places.includes(place)) &&
    (price === '' || (flat.price !== null && flat.price.rub <= Number(price) * 1_000_000)) &&
    (status === '' || flat.status === status)
  );
}

type Order = (a: ListedFlat, b: ListedFlat) => number;

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
