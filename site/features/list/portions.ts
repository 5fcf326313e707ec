import { useEffect, useSyncExternalStore } from 'react';
import { fetchPageData } from '../../shell/navigation/page-data.ts';

export type Portion<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

export type Portions<Item> = ReadonlyMap<number, readonly Item[]>;

/** Cache of the list pages that this document has loaded. */
export type PortionStore<Item> = ReturnType<typeof createPortionStore<Item>>;

/** @param listPath path of the first page; later pages are at `{listPath}/page/{number}` */
export function createPortionStore<Item>(listPath: string) {
  let portions: Portions<Item> = new Map();
  let total = 0;
  const listeners = new Set<() => void>();
  const underWay = new Map<number, Promise<void>>();

  /** A different total means a new release, whose pages may overlap with the cached ones, so the cache is cleared. */
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
    /** Fetches a list page from the same URL as client-side navigation; concurrent calls share one request. */
    load(page: number): Promise<void> {
      const loading = underWay.get(page) ?? fetchPortion(page).finally(() => underWay.delete(page));
      underWay.set(page, loading);
      return loading;
    },
  };
}

const NOTHING_SEEN: Portions<never> = new Map();

export function usePortions<Item>(store: PortionStore<Item>, shown: Portion<Item>): Portions<Item> {
  useEffect(() => store.remember(shown), [store, shown]);
  return useSyncExternalStore<Portions<Item>>(store.subscribe, store.seen, () => NOTHING_SEEN);
}

/** Returns all items up to this page, or only this page's items when an earlier page is not loaded. */
export function itemsUpTo<Item>(portion: Portion<Item>, seen: Portions<Item>): readonly Item[] {
  const before = Array.from({ length: portion.page - 1 }, (_, index) => seen.get(index + 1));
  return before.every((items) => items !== undefined) ? [...before.flat(), ...portion.items] : portion.items;
}

export type Search<Item> = {
  readonly items: readonly Item[];
  /** Page numbers still to be fetched; empty when the whole list was searched. */
  readonly missing: readonly number[];
};

/** Filters items in list order, up to the first page that is not loaded. */
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
