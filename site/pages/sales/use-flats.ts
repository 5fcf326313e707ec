import { useEffect } from 'react';
import { createPortionStore, type PortionStore } from '../../features/list/portions.ts';
import { type Found, type ListFilter, useFound } from '../../features/list/use-found.ts';
import { type ChangeChoice, useQueryChoice } from '../../features/list/use-query-choice.ts';
import { go } from '../../shell/navigation/go.ts';
import { type Choice, EMPTY_CHOICE, isFiltered, isMatch, orderOf, readChoice, writeChoice } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';
import { type NearMatch, nearMatches } from './near-matches.ts';
import { SOLD_LIST } from './sold-list.ts';

const stores = new Map<string, PortionStore<ListedFlat>>();

/** One store per list, because flats on sale and sold flats are separate lists. */
function storeOf(base: string): PortionStore<ListedFlat> {
  const store = stores.get(base) ?? createPortionStore<ListedFlat>(base);
  stores.set(base, store);
  return store;
}

export type FlatsShown = {
  readonly choice: Choice;
  readonly changeChoice: ChangeChoice<Choice>;
  readonly found: Found<ListedFlat>;
  readonly near: readonly NearMatch[];
};

const ALL: ListFilter<ListedFlat> = { key: 'all', isWanted: () => true };

/** Returns the flats that match the filter; the current page stays visible until the list is loaded. */
export function useFlats(data: SalesData): FlatsShown {
  const { base, options } = data;
  const [choice, changeChoice] = useQueryChoice<Choice>({
    listPath: base,
    read: (query) => readChoice(query, options),
    write: writeChoice,
  });
  useOtherList(base, choice);
  const isAsked = isFiltered(choice) || choice.sort !== '';
  const store = storeOf(base);
  const found = useFound(
    store,
    data,
    isAsked ? { key: JSON.stringify(choice), isWanted: (flat) => isMatch(flat, choice), order: orderOf(choice) } : null,
  );
  const isEmpty = isFiltered(choice) && found.status === 'done' && found.items.length === 0;
  const all = useFound(store, data, isEmpty ? ALL : null);
  return {
    choice,
    changeChoice,
    found: found.status === 'loading' ? { ...found, items: data.items } : found,
    near: isEmpty ? nearMatches(all.items, choice) : [],
  };
}

/** Navigates between the lists when the selected status belongs to the other one. */
function useOtherList(base: string, choice: Choice): void {
  const isThere = base === SOLD_LIST;
  const { status } = choice;
  useEffect(() => {
    if (status === '' || (status === 'sold') === isThere) return;
    const query = writeChoice({ ...EMPTY_CHOICE, status: status === 'sold' ? '' : status }, new URLSearchParams());
    void go(`${isThere ? '/sales' : SOLD_LIST}?${query}`.replace(/\?$/, ''), { replace: true });
  }, [isThere, status]);
}
