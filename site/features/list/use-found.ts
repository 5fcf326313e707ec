import { useCallback, useEffect, useState } from 'react';
import { ChunkError } from '../../page-contract/chunk-error.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { type Portion, type PortionStore, searchPortions, usePortions } from './portions.ts';

/** What a visitor looks for in a list. */
export type Wish<Item> = {
  /** Another key is another search. */
  readonly key: string;
  readonly isWanted: (item: Item) => boolean;
  /** An order of its own needs the whole list. */
  readonly order?: ((a: Item, b: Item) => number) | undefined;
  /** How many are shown before «Показать ещё»; all without it. */
  readonly step?: number;
};

export type Found<Item> = {
  readonly items: readonly Item[];
  /** `more`: what was asked for is here, and there may be more. */
  readonly status: 'done' | 'more' | 'loading' | 'failed';
  showMore(): void;
  retry(): void;
};

const PAGES_AT_ONCE = 4;

/**
 * What fits the wish, from the whole list: the pages that are not here yet are fetched a few at a time, until enough is
 * found to show. Without a wish the page that is shown.
 */
export function useFound<Item>(store: PortionStore<Item>, shown: Portion<Item>, wish: Wish<Item> | null): Found<Item> {
  const seen = usePortions(store, shown);
  const [wanted, setWanted] = useState({ key: '', count: 0 });
  const [failure, setFailure] = useState<unknown>(null);

  const key = wish?.key ?? '';
  const step = wish?.step ?? Number.POSITIVE_INFINITY;
  const count = wanted.key === key ? Math.max(wanted.count, step) : step;
  const { items, missing } = wish ? searchPortions(shown, seen, wish.isWanted) : { items: shown.items, missing: [] };
  const isShort = wish?.order !== undefined || items.length < count;
  const next = isShort ? missing.slice(0, PAGES_AT_ONCE).join() : '';

  const load = useCallback(() => {
    if (next === '') return;
    setFailure(null);
    Promise.all(next.split(',').map((page) => store.load(Number(page)))).catch(setFailure);
  }, [store, next]);
  useEffect(load, [load]);

  return {
    items: inOrder(items, wish?.order).slice(0, count),
    status: next === '' ? doneOrMore(items.length > count || missing.length > 0) : loadingOrFailed(failure),
    showMore: () => setWanted({ key, count: count + step }),
    retry: isOfAnotherRelease(failure) ? () => location.reload() : load,
  };
}

/** Its pages go with another document, which finds the choice in its address. */
function isOfAnotherRelease(failure: unknown): boolean {
  return failure instanceof ChunkError || failure instanceof PageError;
}

function doneOrMore(hasMore: boolean): 'done' | 'more' {
  return hasMore ? 'more' : 'done';
}

function loadingOrFailed(failure: unknown): 'loading' | 'failed' {
  return failure === null ? 'loading' : 'failed';
}

function inOrder<Item>(items: readonly Item[], order: Wish<Item>['order']): readonly Item[] {
  return order ? items.toSorted(order) : items;
}
