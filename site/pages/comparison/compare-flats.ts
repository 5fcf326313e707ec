import { formatArea, formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { areaText, floorText, placeText } from '../../features/flats/flat-words.ts';
import { SALE_BASIS } from '../../features/flats/sale-basis.ts';

export type ComparedRow = { readonly title: string; readonly values: readonly string[] };
export type Comparison = { readonly differing: readonly ComparedRow[]; readonly equal: readonly ComparedRow[] };

const UNKNOWN = '—';

const FACTS: readonly (readonly [title: string, value: (flat: ComparedFlat) => string])[] = [
  ['Цена', ({ price }) => (price ? formatRub(price.rub) : 'продана')],
  ['За м²', ({ price }) => (price ? formatRubPerM2(price.rubPerM2) : UNKNOWN)],
  ['Статус', ({ statusText }) => statusText],
  ['Общая площадь', ({ areaM2 }) => areaText(areaM2)],
  ['Жилая', ({ livingAreaM2 }) => (livingAreaM2 ? formatArea(livingAreaM2) : UNKNOWN)],
  ['Кухня', ({ kitchenAreaM2 }) => (kitchenAreaM2 ? formatArea(kitchenAreaM2) : UNKNOWN)],
  ['Этаж', floorText],
  ['Потолки', ({ ceilingM }) => `${formatNumber(ceilingM)}\u00a0м`],
  ['Где', placeText],
  ['Дом', ({ house }) => house],
  ['Ключи', ({ keysOn, isReady }) => (keysOn && !isReady ? formatDate(keysOn) : 'в\u00a0день сделки')],
  ['Окна', ({ windows }) => windows],
  ['Санузел', ({ bathroom }) => bathroom],
  ['Ремонт', (flat) => (flat.package ? `«${flat.package.title}»` : UNKNOWN)],
  ['Как продаём', ({ saleBasis }) => SALE_BASIS[saleBasis]],
];

/** Splits the facts into differing and equal ones; facts unknown for all flats are omitted. */
export function compareFlats(flats: readonly ComparedFlat[]): Comparison {
  const rows = FACTS.map(([title, value]) => ({ title, values: flats.map(value) })).filter(({ values }) =>
    values.some((value) => value !== UNKNOWN),
  );
  const isEqual = ({ values }: ComparedRow) => flats.length > 1 && new Set(values).size === 1;
  return { differing: rows.filter((row) => !isEqual(row)), equal: rows.filter(isEqual) };
}
