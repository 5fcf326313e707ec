import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type FilterChoice, readChoice, writeChoice } from './filter-choice.ts';
import type { FilterGroup } from './filter-groups.ts';

const LIST_PATH = '/works';

/** The choice lives in the address; choosing on a later page leads to the head of the list. */
export function useChoice(groups: readonly FilterGroup[]): [FilterChoice, (choice: FilterChoice) => void] {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const choice = readChoice(isHydrated ? query : new URLSearchParams(), groups);

  function setChoice(next: FilterChoice) {
    const search = writeChoice(next, query);
    void navigate({ pathname: LIST_PATH, search }, { replace: pathname === LIST_PATH, preventScrollReset: true });
  }

  return [choice, setChoice];
}
