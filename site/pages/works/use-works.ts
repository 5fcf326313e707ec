import { createPortionStore, itemsUpTo, usePortions } from '../../features/list/portions.ts';
import { type Found, useFound } from '../../features/list/use-found.ts';
import { type ChangeChoice, useQueryChoice } from '../../features/list/use-query-choice.ts';
import type { ListedWork, WorksData } from './data.ts';
import { type FilterChoice, isChosen, isMatch, readChoice, writeChoice } from './filter-choice.ts';
import { WORKS_PER_PAGE } from './portion-size.ts';

const store = createPortionStore<ListedWork>('/works');

export type WorksShown = {
  readonly choice: FilterChoice;
  readonly changeChoice: ChangeChoice<FilterChoice>;
  readonly found: Found<ListedWork>;
  /** True when the page is shown without the preceding ones. */
  readonly startsLater: boolean;
};

/** Returns the matching works; without a filter all works up to this page. */
export function useWorks(data: WorksData): WorksShown {
  const [choice, changeChoice] = useQueryChoice<FilterChoice>({
    listPath: '/works',
    read: (query) => readChoice(query, data.filters),
    write: writeChoice,
  });
  const isFiltered = isChosen(choice);
  const found = useFound(
    store,
    data,
    isFiltered
      ? { key: JSON.stringify(choice), isWanted: (work) => isMatch(work, choice), step: WORKS_PER_PAGE }
      : null,
  );
  const upToHere = itemsUpTo(data, usePortions(store, data));
  return {
    choice,
    changeChoice,
    found: isFiltered ? found : { ...found, items: upToHere },
    startsLater: !isFiltered && data.page > 1 && upToHere === data.items,
  };
}
