import { useEffect, useSyncExternalStore } from 'react';
import { fetchPageData } from '../../navigation/page-data.ts';

/** What one page of a list holds, as its data carries it. */
export type Portion<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  /** Of the whole list. */
  readonly total: number;
};

/** Items by the number of their page in the list. */
export type Portions<Item> = ReadonlyMap<number, readonly Item[]>;

/** The pages of one list that this document has seen; nothing is asked for twice. */
export type PortionStore<Item> = ReturnType<typeof createPortionStore<Item>>;

/** @param listPath address of the first page; the others lie at `{listPath}/page/{number}` */
export function createPortionStore<Item>(listPath: string) {
  let portions: Portions<Item> = new Map();
  let total = 0;
  const listeners = new Set<() => void>();
  const underWay = new Map<number, Promise<void>>();

  /** Another total means another release: what was seen before may overlap with it. */
  function remember(portion: Portion<Item>): void {
    if (portion.total === total && portions.get(portion.page) === portion.items) return;
    const known = portion.total === total ? portions : [];
    portions = new Map([...known, [portion.page, portion.items]]);
    total = portion.total;
    for (const listener of listeners) listener();
  }

  async function fetchPortion(page: number): Promise<void> {
    remember((await fetchPageData<Portion<Item>>(page === 1 ? listPath : `${listPath}/page/${page}`)).data);
  }

  return {
    seen: () => portions,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember,
    /** Fetches a page of the list by the same address as a soft navigation; asked twice, fetched once. */
    load(page: number): Promise<void> {
      const loading = underWay.get(page) ?? fetchPortion(page).finally(() => underWay.delete(page));
      underWay.set(page, loading);
      return loading;
    },
  };
}

const NOTHING_SEEN: Portions<never> = new Map();

/** What has been seen of a list, the page that is shown among it. */
export function usePortions<Item>(store: PortionStore<Item>, shown: Portion<Item>): Portions<Item> {
  useEffect(() => store.remember(shown), [store, shown]);
  return useSyncExternalStore<Portions<Item>>(store.subscribe, store.seen, () => NOTHING_SEEN);
}

/** The list as far as this page: with all that comes before it, or this page alone when something is not known. */
export function itemsUpTo<Item>(portion: Portion<Item>, seen: Portions<Item>): readonly Item[] {
  const before = Array.from({ length: portion.page - 1 }, (_, index) => seen.get(index + 1));
  return before.every((items) => items !== undefined) ? [...before.flat(), ...portion.items] : portion.items;
}

export type Search<Item> = {
  readonly items: readonly Item[];
  /** The pages that have to be fetched before more can be found; none when the whole list is searched. */
  readonly missing: readonly number[];
};

/** Finds items in the order of the list, as far as the pages are known without a gap. */
export function searchPortions<Item>(
  portion: Portion<Item>,
  seen: Portions<Item>,
  isWanted: (item: Item) => boolean,
): Search<Item> {
  const found: Item[] = [];
  for (let page = 1; page <= portion.pages; page += 1) {
    const items = page === portion.page ? portion.items : seen.get(page);
    if (!items) return { items: found, missing: missingFrom(page, portion, seen) };
    found.push(...items.filter(isWanted));
  }
  return { items: found, missing: [] };
}

function missingFrom<Item>(first: number, portion: Portion<Item>, seen: Portions<Item>): number[] {
  const pages = Array.from({ length: portion.pages - first + 1 }, (_, index) => first + index);
  return pages.filter((page) => page !== portion.page && !seen.has(page));
}
