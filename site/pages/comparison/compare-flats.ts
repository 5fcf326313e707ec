import { formatArea, formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { areaText, floorText, placeText } from '../../features/flats/flat-words.ts';
import { SALE_BASIS } from '../../features/flats/sale-basis.ts';

export type ComparedRow = {
  readonly title: string;
  readonly values: readonly string[];
  readonly differs: boolean;
};
/** `main` are the differing facts and those that every comparison shows. */
export type Comparison = { readonly main: readonly ComparedRow[]; readonly equal: readonly ComparedRow[] };

const UNKNOWN = '—';

/** A choice depends on these facts, so they are shown even when they are equal. */
const ALWAYS_SHOWN = ['Цена', 'За м²', 'Платёж в месяц', 'Ключи', 'Этаж'];

const FACTS: readonly (readonly [title: string, value: (flat: ComparedFlat) => string])[] = [
  ['Цена', ({ price }) => (price ? formatRub(price.rub) : 'продана')],
  ['За м²', ({ price }) => (price ? formatRubPerM2(price.rubPerM2) : UNKNOWN)],
  ['Платёж в месяц', ({ price }) => price?.payment.example?.monthly ?? UNKNOWN],
  ['Ключи', ({ keysOn, isReady }) => (keysOn && !isReady ? formatDate(keysOn) : 'в\u00a0день сделки')],
  ['Этаж', floorText],
  ['Статус', ({ statusText }) => statusText],
  ['Общая площадь', ({ areaM2 }) => areaText(areaM2)],
  ['Жилая', ({ livingAreaM2 }) => (livingAreaM2 ? formatArea(livingAreaM2) : UNKNOWN)],
  ['Кухня', ({ kitchenAreaM2 }) => (kitchenAreaM2 ? formatArea(kitchenAreaM2) : UNKNOWN)],
  ['Потолки', ({ ceilingM }) => `${formatNumber(ceilingM)}\u00a0м`],
  ['Где', placeText],
  ['Дом', ({ house }) => house],
  ['Окна', ({ windows }) => windows],
  ['Санузел', ({ bathroom }) => bathroom],
  ['Ремонт', (flat) => (flat.package ? `«${flat.package.title}»` : UNKNOWN)],
  ['Как продаём', ({ saleBasis }) => SALE_BASIS[saleBasis]],
];

/** Separates equal facts from the main ones; facts unknown for all flats are omitted. */
export function compareFlats(flats: readonly ComparedFlat[]): Comparison {
  const rows = FACTS.map(([title, value]) => ({ title, values: flats.map(value) }))
    .filter(({ values }) => values.some((value) => value !== UNKNOWN))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const isMain = ({ title, differs }: ComparedRow) => differs || flats.length === 1 || ALWAYS_SHOWN.includes(title);
  return { main: rows.filter(isMain), equal: rows.filter((row) => !isMain(row)) };
}
