import { useSyncExternalStore } from 'react';

/**
 * Whether the page answers by itself already. The published page is the same for every address that leads to it,
 * so queries and hashes can speak only after hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
