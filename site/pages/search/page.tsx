import { SearchBox } from '../../features/search/search-box.tsx';
import { type SearchData, searchPath } from '../../features/search/search-entry.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { go } from '../../shell/navigation/go.ts';
import { useQuery } from '../../shell/navigation/place.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { AllGroups } from './all-groups.tsx';
import css from './page.module.css';

const IN_GROUP = 50;

export function Page({ payload: { data } }: { payload: PagePayload<SearchData> }) {
  const asked = useQuery().get('q') ?? '';

  function handleSubmit(query: string) {
    void go(searchPath(query), { replace: true, preventScrollReset: true });
  }

  return (
    <Wrap className={css.page}>
      <div className={css.inner}>
        <noscript>
          <p>Чтобы искать по словам, включите в браузере JavaScript. Ниже всё, что есть на сайте.</p>
        </noscript>
        <SearchBox
          id={DIALOGS.search}
          asked={asked}
          onSubmit={handleSubmit}
          renderResults={(query) => (
            <SearchResults
              query={query}
              data={data}
              inGroup={IN_GROUP}
              headings="h2"
              renderIdle={() => <AllGroups groups={data.groups} />}
            />
          )}
        />
      </div>
    </Wrap>
  );
}
