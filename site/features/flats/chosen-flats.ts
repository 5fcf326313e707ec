import { useSyncExternalStore } from 'react';
import { attempt } from '../../lib/attempt.ts';

export const MOST_COMPARED = 3;
const NAME = 'compared-flats';
const NOTHING: readonly string[] = [];

/** Slugs, in the order of choosing. Kept on the device; blocked storage costs only that. */
let chosen: readonly string[] | null = null;
const listeners = new Set<() => void>();

export function useChosenFlats(): readonly string[] {
  return useSyncExternalStore(subscribe, readChosen, () => NOTHING);
}

/** Adds a flat, or takes it out. With three of them no more is added. */
export function toggleFlat(slug: string): void {
  const known = readChosen();
  if (known.includes(slug)) setChosen(known.filter((one) => one !== slug));
  else if (known.length < MOST_COMPARED) setChosen([...known, slug]);
}

export function setChosen(slugs: readonly string[]): void {
  chosen = slugs.slice(0, MOST_COMPARED);
  attempt(() => localStorage.setItem(NAME, JSON.stringify(chosen)));
  for (const listener of listeners) listener();
}

/** Where these are compared; the address can be sent to others. */
export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/sales/sravnenie' : `/sales/sravnenie?kv=${slugs.join(',')}`;
}

/** With one more, the newest last; of four the oldest goes. */
export function withFlat(slugs: readonly string[], slug: string): string[] {
  return [...slugs.filter((one) => one !== slug), slug].slice(-MOST_COMPARED);
}

/** The slugs of such an address; what cannot be one is passed over. */
export function readCompared(query: URLSearchParams): string[] {
  const slugs = (query.get('kv') ?? '').split(',').filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

function readChosen(): readonly string[] {
  chosen ??= attempt(() => parse(localStorage.getItem(NAME))) ?? NOTHING;
  return chosen;
}

function parse(text: string | null): readonly string[] {
  const value: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST_COMPARED) : NOTHING;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== NAME) return;
  chosen = null;
  for (const listener of listeners) listener();
}
