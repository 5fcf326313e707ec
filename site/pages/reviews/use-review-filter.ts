import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { FILTERS, type ReviewFilter, readFilter, writeFilter } from './review-filter.ts';

/** The choice lives in the address; the served page, whose address has no query, shows everything. */
export function useReviewFilter(): [ReviewFilter, (filter: ReviewFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  const setFilter = (filter: ReviewFilter) =>
    setQuery(writeFilter(filter, query), { replace: true, preventScrollReset: true });
  return [isHydrated ? readFilter(query) : FILTERS[0], setFilter];
}
