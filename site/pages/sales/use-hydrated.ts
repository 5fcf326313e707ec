import { useSyncExternalStore } from 'react';

/** The served page is the whole list: a query can speak only after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
