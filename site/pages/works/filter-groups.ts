import type { Content } from '../../../model/content.ts';
import { slugify } from '../../../model/format/slugify.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Work } from '../../../model/kinds/work.ts';

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

export type WorkFacts = Readonly<Record<FilterKey, string>>;

export function workFacts({ rooms, package: packageSlug, housing, style, areaM2 }: Work, oldHouse: string): WorkFacts {
  return {
    komnaty: ROOMS[rooms].value,
    paket: packageSlug,
    dom: housingNames(oldHouse)[housing].value,
    ploshchad: AREAS.find(({ below }) => areaM2 < below)?.value ?? 'ot-70',
    stil: slugify(style),
  };
}

type FilterContent = Pick<Content, 'works' | 'packages'> & {
  readonly pages: { readonly works: Pick<Content['pages']['works'], 'oldHouse'> };
};

export function filterGroups({ works, packages, pages }: FilterContent): FilterGroup[] {
  const { oldHouse } = pages.works;
  const facts = works.map((work) => workFacts(work, oldHouse));
  const styles = new Map(works.map(({ style }) => [slugify(style), style]));
  const choices: Record<FilterKey, readonly Choice[]> = {
    komnaty: Object.values(ROOMS).sort((a, b) => ROOM_ORDER.indexOf(a.value) - ROOM_ORDER.indexOf(b.value)),
    paket: packages.map(({ slug, title }) => ({ value: slug, label: title })),
    dom: Object.values(housingNames(oldHouse)),
    stil: [...styles].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'ru')),
    ploshchad: AREAS,
  };
  return FILTER_KEYS.map((key) => {
    const counts = Map.groupBy(facts, (fact) => fact[key]);
    const options = choices[key].flatMap(({ value, label }) => {
      const count = counts.get(value)?.length ?? 0;
      return count > 0 ? [{ value, label, count }] : [];
    });
    return { key, label: LABELS[key], options };
  });
}

/** Explicit order, because objects enumerate integer-like keys first. */
const ROOM_ORDER = ['studiya', '1', '2', '3', 'komnata'];
