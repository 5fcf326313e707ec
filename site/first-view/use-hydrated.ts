import { useSyncExternalStore } from 'react';

/** Returns whether the page is hydrated; only then may query and hash differ from the prerendered markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
