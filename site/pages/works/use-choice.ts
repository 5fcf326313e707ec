import { useSearchParams } from 'react-router';
import { useQueryChange } from '../../features/list-filter/use-query-change.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type FilterChoice, readChoice, writeChoice } from './filter-choice.ts';
import type { FilterGroup } from './filter-groups.ts';

export type ChangeChoice = (change: (choice: FilterChoice) => FilterChoice) => void;

/** The choice lives in the address. */
export function useChoice(groups: readonly FilterGroup[]): [FilterChoice, ChangeChoice] {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const changeQuery = useQueryChange('/works');
  return [
    readChoice(isHydrated ? query : new URLSearchParams(), groups),
    (change) => changeQuery((current) => writeChoice(change(readChoice(current, groups)), current)),
  ];
}
