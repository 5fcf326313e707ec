import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

export const TAG_PARAMETER = 'tema';

/** The theme named in the query; none while the page is still what was published, whose address has no query. */
export function useChosenTag(): string | null {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? query.get(TAG_PARAMETER) : null;
}
