import { formatNumber } from '../../../model/format/area.ts';
import { capitalize } from '../../../model/format/capitalize.ts';
import { counted } from '../../../model/format/plural.ts';
import { statusWords } from '../../features/flats/flat-words.ts';
import type { Choice, Filter } from './choice.ts';
import type { ListedFlat } from './data.ts';
import { floorFits } from './floors.ts';

export type NearMatch = {
  readonly flat: ListedFlat;
  readonly note: string;
};

type Deviation = { readonly weight: number; readonly words: string };

const SHOWN = 3;
const OTHER_PLACE = 0.6;
const OTHER_FLOOR = 0.2;
const OTHER_STATUS = 0.3;

/** Returns the flats that deviate least from the filter, with a description of the differences. */
export function nearMatches(flats: readonly ListedFlat[], choice: Choice): NearMatch[] {
  return flats
    .map((flat) => ({ flat, misses: missesOf(flat, choice) }))
    .filter(({ misses }) => misses.length > 0)
    .map(({ flat, misses }) => ({ flat, misses, weight: misses.reduce((sum, { weight }) => sum + weight, 0) }))
    .sort((a, b) => a.weight - b.weight || a.flat.slug.localeCompare(b.flat.slug))
    .slice(0, SHOWN)
    .map(({ flat, misses }) => ({ flat, note: sentence(misses.map(({ words }) => words)) }));
}

const MISSES: Readonly<Record<Filter, (flat: ListedFlat, choice: Choice) => Deviation | null>> = {
  price: priceMiss,
  area: areaMiss,
  rooms: roomsMiss,
  place: placeMiss,
  floor: (flat, { floor }) =>
    floorFits(flat, floor) ? null : { weight: OTHER_FLOOR, words: `этаж ${flat.floor} из ${flat.floorsTotal}` },
  status: (flat, { status }) =>
    status === '' || status === flat.status ? null : { weight: OTHER_STATUS, words: statusWords(flat.statusText) },
};

function missesOf(flat: ListedFlat, choice: Choice): Deviation[] {
  return Object.values(MISSES)
    .map((miss) => miss(flat, choice))
    .filter((miss) => miss !== null);
}

function priceMiss({ price }: ListedFlat, { price: limitMln }: Choice): Deviation | null {
  const over = limitMln === '' || !price ? 0 : price.rub - Number(limitMln) * 1_000_000;
  return over > 0 ? { weight: over / (Number(limitMln) * 1_000_000), words: `на ${money(over)} дороже` } : null;
}

function areaMiss({ areaM2 }: ListedFlat, { area }: Choice): Deviation | null {
  const under = area === '' ? 0 : Number(area) - areaM2;
  return under > 0 ? { weight: under / Number(area), words: `на ${formatNumber(under)} м² меньше` } : null;
}

function roomsMiss({ rooms }: ListedFlat, { rooms: wanted }: Choice): Deviation | null {
  const [nearest] = wanted.map((one) => Math.min(rooms, 4) - Number(one)).sort((a, b) => Math.abs(a) - Math.abs(b));
  if (!nearest) return null;
  const apart = Math.abs(nearest);
  const many = apart === 1 ? 'комнату' : counted(apart, ['комнату', 'комнаты', 'комнат']);
  return { weight: 0.4 * apart, words: `на ${many} ${nearest > 0 ? 'больше' : 'меньше'}` };
}

function placeMiss({ places, city }: ListedFlat, { place }: Choice): Deviation | null {
  if (place === '' || places.includes(place)) return null;
  const isSameTown = places[0] === place.split('.')[0];
  return isSameTown
    ? { weight: OTHER_PLACE / 2, words: 'другой район' }
    : { weight: OTHER_PLACE, words: `другой город, ${city}` };
}

/** «300 тысяч», «1,2 млн»; rounded up, so the actual difference is never larger than stated. */
function money(rub: number): string {
  if (rub > 990_000) return `${formatNumber(Math.ceil(rub / 100_000) / 10)} млн ₽`;
  return `${Math.ceil(rub / 10_000) * 10} тысяч ₽`;
}

function sentence(words: readonly string[]): string {
  return capitalize(words.join(', '));
}
