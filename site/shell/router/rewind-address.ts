import type { Place } from '../navigation/place.ts';

/**
 * Sets the address and the entry's state back to the shown page, which a router reads when it is created.
 * @returns a function that opens the page of the address that Back or Forward has set since
 */
export function rewindAddress({ base, pathname, search, hash }: Place, state: unknown): () => void {
  const address = location.href;
  const shown = new URL(base + pathname + search + hash, location.origin).href;
  if (address === shown) return () => {};
  const entry: unknown = history.state;
  history.replaceState(state, '', shown);
  return () => {
    history.replaceState(entry, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  };
}
