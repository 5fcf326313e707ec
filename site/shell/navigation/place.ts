import { createContext, use, useMemo } from 'react';
import { useHydrated } from '../../first-view/use-hydrated.ts';

/** Location of the shown page. */
export type Place = {
  /** Prefix of every path; empty except for a draft preview. */
  readonly base: string;
  /** Path without the prefix. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Key of the history entry. */
  readonly key: string;
};

const PlaceContext = createContext<Place | null>(null);
export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('usePlace outside of PlaceProvider');
  return place;
}

export function usePathname(): string {
  return usePlace().pathname;
}

const NO_QUERY = new URLSearchParams();

/** Returns an empty query until hydration, since one prerendered file serves every query. */
export function useQuery(): URLSearchParams {
  const { search } = usePlace();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return useHydrated() ? query : NO_QUERY;
}
