import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

export const TAG_PARAMETER = 'tema';

/** The theme named in the query; none while the page is still what was published, whose address has no query. */
export function useChosenTag(): string | null {
  const [query] = useSearchParams();
  const isStarted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isStarted ? query.get(TAG_PARAMETER) : null;
}
