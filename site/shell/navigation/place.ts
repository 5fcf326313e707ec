import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../first-view/use-hydrated.ts';

export function usePathname(): string {
  return useLocation().pathname;
}

const NO_QUERY = new URLSearchParams();

/** Returns an empty query until hydration, since one prerendered file serves every query. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return useHydrated() ? query : NO_QUERY;
}

export type Go = (to: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>;

/** Returns a function that navigates within the site and resolves on arrival. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(async (to, options) => navigate(to, options), [navigate]);
}
