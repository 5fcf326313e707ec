import { useCallback, useEffect, useState } from 'react';
import { ChunkError } from '../../page-contract/chunk-error.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { getPageData } from '../../shell/navigation/page-data.ts';
import type { Search } from './create-search.ts';
import { SEARCH_PATH, type SearchData } from './search-entry.ts';

type Ready = { readonly status: 'ready'; readonly search: Search; readonly data: SearchData };
export type SearchState = Ready | { readonly status: 'loading' | 'failed' };

let known: Ready | undefined;

/** Loads the search index from the page's own data or from the network, once `isWanted` is true. */
export function useSearch(isWanted: boolean, data?: SearchData): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'loading' });

  const load = useCallback(() => {
    setState(known ?? { status: 'loading' });
    loadSearch(data).then(setState, (error: unknown) => {
      // A missing chunk means a new release; a full page load gets the matching code.
      if (error instanceof ChunkError) location.assign(SEARCH_PATH);
      else setState({ status: 'failed' });
    });
  }, [data]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return { state, retry: load };
}

async function loadSearch(given?: SearchData): Promise<Ready> {
  if (known) return known;
  const [data, { createSearch }] = await Promise.all([given ?? fetchEntries(), import('./create-search.ts')]);
  known ??= { status: 'ready', data, search: createSearch(data.groups) };
  return known;
}

async function fetchEntries(): Promise<SearchData> {
  return ((await getPageData(SEARCH_PATH)) as PagePayload<SearchData>).data;
}
