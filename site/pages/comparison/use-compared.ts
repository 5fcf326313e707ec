import { useEffect, useRef, useState } from 'react';
import {
  addFlat,
  comparisonPath,
  JOINING_PARAMETER,
  readCompared,
  setChosen,
  useChosenFlats,
} from '../../features/flats/chosen-flats.ts';
import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { useHydrated } from '../../first-view/use-hydrated.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { go } from '../../shell/navigation/go.ts';
import { fetchPageData } from '../../shell/navigation/page-data.ts';
import { useQuery } from '../../shell/navigation/place.ts';

export type Compared =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'done'; readonly flats: readonly ComparedFlat[]; remove(slug: string): void };

/** Loads the flats named in the URL, or else those chosen on this device. */
export function useCompared(): Compared {
  const isAlive = useHydrated();
  const query = useQuery();
  const asked = readCompared(query);
  const chosen = useChosenFlats();
  const slugs = asked.length > 0 ? asked : chosen;
  const key = slugs.join();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; flats: readonly ComparedFlat[] | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (key === '') return;
    let isWanted = true;
    const show = (flats: readonly ComparedFlat[] | null) => {
      if (isWanted) setLoaded({ key, flats });
    };
    Promise.all(key.split(',').map(loadFlat)).then(
      (flats) => show(flats.filter((flat) => flat !== null)),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);

  const added = query.get(JOINING_PARAMETER) ?? '';
  // Writes the flats into the URL, so the comparison can be shared.
  const all = added === '' ? chosen : addFlat(chosen, added);
  const path = asked.length === 0 && all.length > 0 ? comparisonPath(all) : null;
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (path === null || wanted.current === path) return;
    wanted.current = path;
    setChosen(readCompared(new URLSearchParams(path.split('?')[1])));
    void go(path, { replace: true, preventScrollReset: true });
  }, [path]);

  if (!isAlive || (asked.length === 0 && added !== '')) return { status: 'waiting' };
  const remove = (slug: string) => {
    const left = slugs.filter((one) => one !== slug);
    setChosen(left);
    void go(comparisonPath(left), { replace: true, preventScrollReset: true });
  };
  if (key === '') return { status: 'done', flats: [], remove };
  if (loaded?.key !== key) return { status: 'waiting' };
  if (loaded.flats === null) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'done', flats: loaded.flats, remove };
}

/** Resolves to `null` for a flat that is no longer published. */
async function loadFlat(slug: string): Promise<ComparedFlat | null> {
  try {
    return (await fetchPageData<{ flat: ComparedFlat }>(`/sales/${slug}`)).data.flat;
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}
