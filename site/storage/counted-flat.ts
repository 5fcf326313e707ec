import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

/** A calculation in words, for the person who calls back: as a lead form takes it. */
export type CountedFlat = {
  /** «Комфорт, 64 м²». */
  readonly titleShown: string;
  readonly priceShown: string;
  /** Opens the calculation again, on the page of the estimate and in the calculator. */
  readonly query: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

const STORED_AS = 'counted-flat';
const listeners = new Set<() => void>();
let counted: CountedFlat | null | undefined;

/** What the visitor has counted in this tab. */
export function countedFlat(): CountedFlat | null {
  if (counted === undefined) counted = attempt(() => read(sessionStorage.getItem(STORED_AS)));
  return counted;
}

/** Keeps it until the tab is closed, for every form that comes; `null` forgets it. */
export function tellCountedFlat(flat: CountedFlat | null): void {
  counted = flat;
  attempt(() =>
    flat ? sessionStorage.setItem(STORED_AS, JSON.stringify(flat)) : sessionStorage.removeItem(STORED_AS),
  );
  for (const listener of listeners) listener();
}

export function useCountedFlat(): CountedFlat | null {
  return useSyncExternalStore(listen, countedFlat, () => null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `null` for what an earlier build of the site has kept otherwise. */
function read(text: string | null): CountedFlat | null {
  const kept: CountedFlat | null = JSON.parse(text ?? 'null');
  return kept?.titleShown && kept.priceShown && kept.query && kept.answers ? kept : null;
}
