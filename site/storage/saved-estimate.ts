import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

/** Calculator result as text, attached to a lead for the manager. */
export type SavedEstimate = {
  readonly titleShown: string;
  readonly priceShown: string;
  /** Query that restores the calculation in the estimate page and the calculator. */
  readonly query: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

const STORAGE_KEY = 'counted-flat';
const listeners = new Set<() => void>();
let current: SavedEstimate | null | undefined;

export function savedEstimate(): SavedEstimate | null {
  if (current === undefined) current = attempt(() => read(sessionStorage.getItem(STORAGE_KEY)));
  return current;
}

export function saveEstimate(flat: SavedEstimate | null): void {
  current = flat;
  attempt(() =>
    flat ? sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flat)) : sessionStorage.removeItem(STORAGE_KEY),
  );
  for (const listener of listeners) listener();
}

export function useSavedEstimate(): SavedEstimate | null {
  return useSyncExternalStore(listen, savedEstimate, () => null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns `null` for data in the format of an earlier build. */
function read(text: string | null): SavedEstimate | null {
  const kept: SavedEstimate | null = JSON.parse(text ?? 'null');
  return kept?.titleShown && kept.priceShown && kept.query && kept.answers ? kept : null;
}
