import type { Content } from '../../../model/content.ts';
import { slugify } from '../../../model/format/slugify.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { FLOORS, floorFits } from './floors.ts';

export type Option = { readonly value: string; readonly label: string; readonly count: number };

export type FilterOptions = {
  readonly rooms: readonly Option[];
  readonly places: readonly Option[];
  /** Upper price limits, in millions of roubles. */
  readonly prices: readonly Option[];
  /** Lower area limits, in m². */
  readonly areas: readonly Option[];
  readonly floors: readonly Option[];
  readonly statuses: readonly Option[];
};

const STATUS_LABELS: Record<Flat['status'], string> = {
  available: 'Свободные',
  reserved: 'С бронью',
  sold: 'Проданные',
};
const AREA_STEPS_M2 = [25, 30, 35, 40, 50, 60, 70, 80, 100, 120, 150];
const LOWEST_FLOORS = [3, 5, 8, 10, 15];
const PRICE_STEPS_MLN = [3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50];

/** @param all flats including sold ones, because the status filter switches between the two lists */
export function filterOptions({ flats }: Pick<Content, 'flats'>, all = flats): FilterOptions {
  const rooms = countsOf(flats.map((flat) => String(Math.min(flat.rooms, 4))));
  const statuses = countsOf(all.map(({ status }) => status));
  return {
    rooms: [...rooms]
      .map(([value, count]) => ({ value, label: roomsLabel(value), count }))
      .sort((a, b) => Number(a.value) - Number(b.value)),
    places: placeOptions(flats),
    prices: priceOptions(flats),
    areas: areaOptions(flats),
    floors: floorOptions(flats),
    statuses: (Object.keys(STATUS_LABELS) as Flat['status'][]).flatMap((value) => {
      const count = statuses.get(value) ?? 0;
      return count > 0 ? [{ value, label: STATUS_LABELS[value], count }] : [];
    }),
  };
}

/** Returns the keys of the town and of the district: both can be selected. */
export function placeKeys({ city, district }: Pick<Flat, 'city' | 'district'>): readonly [string, string] {
  return [slugify(city), `${slugify(city)}.${slugify(districtName(district))}`];
}

/** «Ленинградский район, Сельма» → «Ленинградский район». */
function districtName(district: string): string {
  return district.split(',')[0]?.trim() ?? district;
}

function roomsLabel(value: string): string {
  if (value === '0') return 'Студии';
  return value === '4' ? '4 и\u00a0больше' : `${value}-комнатные`;
}

/** Towns by number of flats; a town with several districts is followed by its districts. */
function placeOptions(flats: readonly Flat[]): Option[] {
  const counts = countsOf(flats.flatMap(placeKeys));
  const names = new Map(
    flats.flatMap((flat) => {
      const [town, district] = placeKeys(flat);
      return [
        [town, flat.city],
        [district, `${flat.city}, ${districtName(flat.district)}`],
      ] as const;
    }),
  );
  const options = [...counts].map(([value, count]) => ({ value, label: names.get(value) ?? value, count }));
  const bySize = (a: Option, b: Option) => b.count - a.count || a.label.localeCompare(b.label, 'ru');
  const towns = options.filter(({ value }) => !value.includes('.')).sort(bySize);
  return towns.flatMap((town) => {
    const districts = options.filter(({ value }) => value.startsWith(`${town.value}.`)).sort(bySize);
    return districts.length > 1 ? [town, ...districts] : [town];
  });
}

/** Price limits in rising order; a limit that matches no additional flats or all flats is omitted. */
function priceOptions(flats: readonly Flat[]): Option[] {
  const prices = flats.filter(({ status }) => status !== 'sold').map(({ priceRub }) => priceRub);
  const options: Option[] = [];
  for (const limit of PRICE_STEPS_MLN) {
    const count = prices.filter((price) => price <= limit * 1_000_000).length;
    if (count > (options.at(-1)?.count ?? 0) && count < prices.length) {
      options.push({ value: String(limit), label: `До ${limit}\u00a0млн\u00a0₽`, count });
    }
  }
  return options;
}

/** Area limits in rising order; a limit that excludes no further flats or all flats is omitted. */
function areaOptions(flats: readonly Flat[]): Option[] {
  const options: Option[] = [];
  for (const limit of AREA_STEPS_M2) {
    const count = flats.filter(({ areaM2 }) => areaM2 >= limit).length;
    if (count > 0 && count < (options.at(-1)?.count ?? flats.length)) {
      options.push({ value: String(limit), label: `От ${limit}\u00a0м²`, count });
    }
  }
  return options;
}

/** Keeps the options that match some, but not all, flats. */
function floorOptions(flats: readonly Flat[]): Option[] {
  const wishes = [
    { value: FLOORS.notFirst, label: 'Не\u00a0первый этаж' },
    { value: FLOORS.notLast, label: 'Не\u00a0последний этаж' },
    { value: FLOORS.inside, label: 'Не\u00a0первый и\u00a0не\u00a0последний' },
    ...LOWEST_FLOORS.map((floor) => ({ value: String(floor), label: `С\u00a0${floor}-го этажа и\u00a0выше` })),
  ];
  return wishes
    .map((wish) => ({ ...wish, count: flats.filter((flat) => floorFits(flat, wish.value)).length }))
    .filter(({ count }) => count > 0 && count < flats.length);
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
