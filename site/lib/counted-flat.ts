import { useSyncExternalStore } from 'react';

/** A calculation in words, for the person who calls back. */
export type CountedFlat = {
  /** What stands beside the form: «Комфорт, 64 м²» and its price. */
  readonly title: string;
  readonly price: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

let counted: CountedFlat | null = null;
const listeners = new Set<() => void>();

/** Tells what the visitor has counted on this page; `null` when it is left. */
export function setCountedFlat(flat: CountedFlat | null): void {
  counted = flat;
  for (const listener of listeners) listener();
}

/** What the visitor has counted on this page, for forms that are no part of the calculator. */
export function useCountedFlat(): CountedFlat | null {
  return useSyncExternalStore(
    subscribe,
    () => counted,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
