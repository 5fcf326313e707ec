import { searchPath } from './search-entry.ts';
import { SuggestedSections } from './search-messages.tsx';
import { SearchResults } from './search-results.tsx';

const IN_GROUP = 4;

export type DialogResultsProps = { readonly query: string };

export function DialogResults({ query }: DialogResultsProps) {
  return (
    <SearchResults
      query={query}
      isWanted
      inGroup={IN_GROUP}
      allOf={searchPath}
      headings="h3"
      renderIdle={(data) => (data ? <SuggestedSections groups={data.groups} title="Часто ищут" headings="h3" /> : null)}
    />
  );
}
