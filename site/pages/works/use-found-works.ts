import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  loadPortion,
  onPortions,
  type Portions,
  portionsSeen,
  rememberPortion,
  searchPortions,
  worksUpTo,
} from './catalogue.ts';
import type { ListedWork, WorksData } from './data.ts';
import { type FilterChoice, isChosen, isMatch } from './filter-choice.ts';
import { WORKS_PER_PAGE } from './portion-size.ts';

export type FoundWorks = {
  readonly works: readonly ListedWork[];
  readonly status: 'done' | 'more' | 'loading' | 'failed';
  showMore(): void;
  retry(): void;
};

const PAGES_AT_ONCE = 4;

/**
 * The works that fit the choice, from the whole catalogue: the pages that are not here yet are fetched a few at a
 * time, until enough works are found to show.
 */
export function useFoundWorks(data: WorksData, choice: FilterChoice): FoundWorks {
  const seen = useSyncExternalStore(onPortions, portionsSeen, () => NOTHING_SEEN);
  const [wanted, setWanted] = useState({ key: '', count: WORKS_PER_PAGE });
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => rememberPortion(data), [data]);

  const isFiltered = isChosen(choice);
  const key = JSON.stringify(choice);
  const count = wanted.key === key ? wanted.count : WORKS_PER_PAGE;
  const { works, missing } = isFiltered
    ? searchPortions(data, seen, (work) => isMatch(work, choice))
    : { works: worksUpTo(data, seen), missing: [] };
  const next = works.length < count ? missing.slice(0, PAGES_AT_ONCE).join() : '';

  const load = useCallback(() => {
    if (next === '') return;
    setHasFailed(false);
    Promise.all(next.split(',').map((page) => loadPortion(Number(page)))).catch(() => setHasFailed(true));
  }, [next]);
  useEffect(load, [load]);

  const hasMore = isFiltered && (works.length > count || missing.length > 0);
  return {
    works: isFiltered ? works.slice(0, count) : works,
    status: next !== '' ? (hasFailed ? 'failed' : 'loading') : hasMore ? 'more' : 'done',
    showMore: () => setWanted({ key, count: count + WORKS_PER_PAGE }),
    retry: load,
  };
}

const NOTHING_SEEN: Portions = new Map();
