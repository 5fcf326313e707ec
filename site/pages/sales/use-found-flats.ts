import { useCallback, useEffect, useState } from 'react';
import { dataUrl } from '../../lib/data-url.ts';
import type { PagePayload } from '../../lib/page.ts';
import { type Choice, chosenFlats, isFiltered } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';

export type FoundFlats = {
  readonly flats: readonly ListedFlat[];
  readonly status: 'done' | 'loading' | 'failed';
  retry(): void;
};

type WholeList = { readonly of: SalesData; readonly flats: readonly ListedFlat[] };

/** The flats that fit the choice. An order or a filter needs the whole list: its other pages are fetched then. */
export function useFoundFlats(data: SalesData, choice: Choice): FoundFlats {
  const [whole, setWhole] = useState<WholeList | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = isFiltered(choice) || choice.sort !== '';
  const known = data.pages === 1 ? data.flats : whole?.of === data ? whole.flats : null;
  const mustLoad = isAsked && known === null;

  const load = useCallback(() => {
    if (!mustLoad) return;
    setHasFailed(false);
    loadAll(data)
      .then((flats) => setWhole({ of: data, flats }))
      .catch(() => setHasFailed(true));
  }, [data, mustLoad]);
  useEffect(load, [load]);

  return {
    flats: isAsked && known ? chosenFlats(known, choice) : data.flats,
    status: mustLoad ? (hasFailed ? 'failed' : 'loading') : 'done',
    retry: load,
  };
}

/** Page after page, so that a long list does not take the visitor's whole connection. */
async function loadAll({ flats, page, pages }: SalesData): Promise<ListedFlat[]> {
  const all: ListedFlat[] = [];
  for (let number = 1; number <= pages; number += 1) {
    if (number === page) {
      all.push(...flats);
      continue;
    }
    const response = await fetch(dataUrl(number === 1 ? '/sales' : `/sales/page/${number}`));
    if (!response.ok) throw new Error(`Page ${number} of the flats answered ${response.status}`);
    all.push(...((await response.json()) as PagePayload<SalesData>).data.flats);
  }
  return all;
}
