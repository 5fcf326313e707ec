import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change = Readonly<Record<string, string | null>>;

/** Settings of a list in the address: a reload keeps them, Back restores the previous ones. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  return {
    get: (name: string) => parameters.get(name),
    /** Returns a page number, at least 1. */
    number: (name: string) => Math.max(1, Math.trunc(Number(parameters.get(name))) || 1),
    /** @param options.replace for changes per keystroke, which would fill the history */
    set: (change: Change, options: { readonly replace?: boolean } = {}) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
          // The history state holds the search text of leads.
        },
        { ...options, state },
      ),
  };
}

/** Acts once on a parameter that a link has set, and removes it, so that a reload does not repeat the act. */
export function useAskedInAddress(name: string, act: () => void): void {
  const { get, set } = useAddress();
  const isAsked = get(name) !== null;
  const latest = useRef({ act, set });
  latest.current = { act, set };
  useEffect(() => {
    if (!isAsked) return;
    latest.current.act();
    latest.current.set({ [name]: null }, { replace: true });
  }, [isAsked, name]);
}

type GrowingList = {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
};

/**
 * Keeps the number of loaded pages in the address, so that a reload restores them. @returns a function that loads the
 * next page
 */
export function usePagesInAddress(list: GrowingList): () => void {
  const { number, set } = useAddress();
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const shown = data?.pages.length ?? 0;
  const isShort = shown > 0 && shown < number('pages') && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  return () => {
    set({ pages: String(shown + 1) }, { replace: true });
    void fetchNextPage();
  };
}
