import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type Choice, EMPTY_CHOICE, readChoice, writeChoice } from './choice.ts';
import type { FilterOptions } from './filter-options.ts';

const LIST_PATH = '/sales';

/** The choice lives in the address; choosing on a later page leads to the head of the list. */
export function useChoice(options: FilterOptions): [Choice, (choice: Choice) => void] {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();

  function setChoice(choice: Choice) {
    const search = writeChoice(choice, query);
    void navigate({ pathname: LIST_PATH, search }, { replace: pathname === LIST_PATH, preventScrollReset: true });
  }

  return [isHydrated ? readChoice(query, options) : EMPTY_CHOICE, setChoice];
}
