import { useSearchParams } from 'react-router';
import { useQueryChange } from '../../features/list-filter/use-query-change.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type Choice, EMPTY_CHOICE, readChoice, writeChoice } from './choice.ts';
import type { FilterOptions } from './filter-options.ts';

export type ChangeChoice = (change: (choice: Choice) => Partial<Choice>) => void;

/** The choice lives in the address. */
export function useChoice(options: FilterOptions): [Choice, ChangeChoice] {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const changeQuery = useQueryChange('/sales');
  return [
    isHydrated ? readChoice(query, options) : EMPTY_CHOICE,
    (change) =>
      changeQuery((current) => {
        const choice = readChoice(current, options);
        return writeChoice({ ...choice, ...change(choice) }, current);
      }),
  ];
}
