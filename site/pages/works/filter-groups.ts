import type { Content } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { slugify } from '../../../model/rich-text/slugify.ts';

/** The query's names, in the order of a card's `facts`. */
export const FILTER_KEYS = ['komnaty', 'paket', 'dom', 'ploshchad', 'stil'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export type FilterOption = { readonly value: string; readonly label: string; readonly count: number };
export type FilterGroup = {
  readonly key: FilterKey;
  readonly label: string;
  readonly options: readonly FilterOption[];
};

type Choice = Omit<FilterOption, 'count'>;

const ROOMS: Record<Work['rooms'], Choice> = {
  studio: { value: 'studiya', label: 'Студии' },
  '1': { value: '1', label: '1-комнатные' },
  '2': { value: '2', label: '2-комнатные' },
  '3+': { value: '3', label: '3 и больше' },
  part: { value: 'komnata', label: 'Комнаты и ванные' },
};

const HOUSING: Record<Work['housing'], Choice> = {
  new: { value: 'novostroyka', label: 'Новостройка' },
  resale: { value: 'vtorichka', label: 'Вторичное жильё' },
  prewar: { value: 'nemetskiy-dom', label: 'Немецкий дом' },
};

const AREAS = [
  { below: 30, value: 'do-30', label: 'До 30 м²' },
  { below: 50, value: '30-50', label: '30–50 м²' },
  { below: 70, value: '50-70', label: '50–70 м²' },
  { below: Number.POSITIVE_INFINITY, value: 'ot-70', label: 'От 70 м²' },
] as const;

const LABELS: Record<FilterKey, string> = {
  komnaty: 'Что ремонтировали',
  paket: 'Пакет',
  dom: 'Дом',
  stil: 'Стиль',
  ploshchad: 'Площадь',
};

/** What the filters compare, one value for each key. */
export function workFacts({ rooms, package: packageSlug, housing, style, areaM2 }: Work): string[] {
  const area = AREAS.find(({ below }) => areaM2 < below)?.value ?? 'ot-70';
  return [ROOMS[rooms].value, packageSlug, HOUSING[housing].value, area, slugify(style)];
}

/** The filters that this catalogue has works for, each choice with its number of works. */
export function filterGroups({ works, packages }: Pick<Content, 'works' | 'packages'>): FilterGroup[] {
  const facts = works.map(workFacts);
  const styles = new Map(works.map(({ style }) => [slugify(style), style]));
  const choices: Record<FilterKey, readonly Choice[]> = {
    komnaty: Object.values(ROOMS).sort((a, b) => ROOM_ORDER.indexOf(a.value) - ROOM_ORDER.indexOf(b.value)),
    paket: packages.map(({ slug, title }) => ({ value: slug, label: title })),
    dom: Object.values(HOUSING),
    stil: [...styles].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'ru')),
    ploshchad: AREAS,
  };
  return FILTER_KEYS.map((key, place) => {
    const counts = countBy(facts, place);
    const options = choices[key].flatMap(({ value, label }) => {
      const count = counts.get(value) ?? 0;
      return count > 0 ? [{ value, label, count }] : [];
    });
    return { key, label: LABELS[key], options };
  });
}

/** Integer-like keys come first in an object, whatever the order they are written in. */
const ROOM_ORDER = ['studiya', '1', '2', '3', 'komnata'];

function countBy(facts: readonly (readonly string[])[], place: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const values of facts) {
    const value = values[place] ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
