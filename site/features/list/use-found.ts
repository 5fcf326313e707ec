import { useCallback, useEffect, useState } from 'react';
import { ChunkError } from '../../page-contract/chunk-error.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { type Portion, type PortionStore, searchPortions, usePortions } from './portions.ts';

export type ListFilter<Item> = {
  /** Identifies the filter; a new key resets the number of shown items. */
  readonly key: string;
  readonly isWanted: (item: Item) => boolean;
  readonly order?: ((a: Item, b: Item) => number) | undefined;
  /** Number of items per «Показать ещё»; omit to show all. */
  readonly step?: number;
};

export type Found<Item> = {
  readonly items: readonly Item[];
  /** `more`: the requested number of items is shown and further ones may exist. */
  readonly status: 'done' | 'more' | 'loading' | 'failed';
  showMore(): void;
  retry(): void;
};

const PAGES_AT_ONCE = 4;

/**
 * Filters the whole list, fetching missing pages in small groups until enough items match. A `null` wish returns the
 * current page.
 */
export function useFound<Item>(
  store: PortionStore<Item>,
  shown: Portion<Item>,
  wish: ListFilter<Item> | null,
): Found<Item> {
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

/** The pages belong to another release: a reload restores the choice from the URL. */
function isOfAnotherRelease(failure: unknown): boolean {
  return failure instanceof ChunkError || failure instanceof PageError;
}

function doneOrMore(hasMore: boolean): 'done' | 'more' {
  return hasMore ? 'more' : 'done';
}

function loadingOrFailed(failure: unknown): 'loading' | 'failed' {
  return failure === null ? 'loading' : 'failed';
}

function inOrder<Item>(items: readonly Item[], order: ListFilter<Item>['order']): readonly Item[] {
  return order ? items.toSorted(order) : items;
}
