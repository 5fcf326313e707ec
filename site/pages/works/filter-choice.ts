import type { ListedWork } from './data.ts';
import { FILTER_KEYS, type FilterGroup, type FilterKey } from './filter-groups.ts';

/** Selected values: any value within a key, all keys together. */
export type FilterChoice = Readonly<Record<FilterKey, readonly string[]>>;

/** Reads the filter from the query; values missing from the catalogue are ignored. */
export function readChoice(query: URLSearchParams, groups: readonly FilterGroup[]): FilterChoice {
  const chosen = (key: FilterKey) => {
    const known = groups.find((group) => group.key === key)?.options ?? [];
    const asked = query.getAll(key);
    return known.map(({ value }) => value).filter((value) => asked.includes(value));
  };
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, chosen(key)])) as Record<FilterKey, string[]>;
}

export function writeChoice(choice: FilterChoice, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const key of FILTER_KEYS) {
    query.delete(key);
    for (const value of choice[key]) query.append(key, value);
  }
  return query;
}

export function toggled(choice: FilterChoice, key: FilterKey, value: string): FilterChoice {
  const values = choice[key];
  return { ...choice, [key]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] };
}

export function cleared(choice: FilterChoice, keys: readonly FilterKey[] = FILTER_KEYS): FilterChoice {
  return { ...choice, ...Object.fromEntries(keys.map((key) => [key, []])) };
}

export function isChosen(choice: FilterChoice): boolean {
  return FILTER_KEYS.some((key) => choice[key].length > 0);
}

export function isMatch({ facts }: Pick<ListedWork, 'facts'>, choice: FilterChoice): boolean {
  return FILTER_KEYS.every((key) => choice[key].length === 0 || choice[key].includes(facts[key]));
}
