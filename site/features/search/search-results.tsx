import type { ReactNode } from 'react';
import { FoundGroups } from './found-groups.tsx';
import css from './search.module.css';
import type { SearchData } from './search-entry.ts';
import { NothingFound, SearchFailure } from './search-messages.tsx';
import { type SearchState, useSearch } from './use-search.ts';

export type SearchResultsProps = {
  query: string;
  /** Loads the search data before the visitor types. */
  isWanted?: boolean;
  data?: SearchData;
  /** Maximum entries per group; `allOf` builds the URL of the full results. */
  inGroup: number;
  allOf?: (query: string) => string;
  headings: 'h2' | 'h3';
  renderIdle: (data: SearchData | undefined) => ReactNode;
};

export function SearchResults(props: SearchResultsProps) {
  const { query, isWanted = false, data, inGroup, allOf, headings, renderIdle } = props;
  const { state, retry } = useSearch(isWanted || query !== '', data);
  const ready = state.status === 'ready' ? state : null;
  const found = query === '' ? null : ready?.search(query);
  return (
    <>
      <p className={css.count} role="status">
        {announcementText(state, query, found?.total)}
      </p>
      {query === '' ? renderIdle(ready?.data ?? data) : null}
      {query !== '' && state.status === 'failed' ? <SearchFailure onRetry={retry} /> : null}
      {found?.total ? <FoundGroups found={found} inGroup={inGroup} allOf={allOf?.(query)} headings={headings} /> : null}
      {found?.total === 0 && ready ? (
        <NothingFound query={query} groups={ready.data.groups} headings={headings} />
      ) : null}
    </>
  );
}

function announcementText({ status }: SearchState, query: string, total: number | undefined): string {
  if (query === '') return '';
  if (status === 'loading') return 'Ищем…';
  if (status === 'failed') return 'Поиск не загрузился';
  return total ? `Нашли: ${total}` : 'Ничего не нашли';
}
