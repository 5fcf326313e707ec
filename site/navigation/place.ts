import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../first-view/use-hydrated.ts';

/** Path of the page that is shown, without query and hash. */
export function usePathname(): string {
  return useLocation().pathname;
}

const NO_QUERY = new URLSearchParams();

/** Empty while the page is still what was published: one file serves every query. */
export function useQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : NO_QUERY;
}

export type Go = (to: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>;

/** Goes to another page of the site; settles when it is there. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(async (to, options) => navigate(to, options), [navigate]);
}
