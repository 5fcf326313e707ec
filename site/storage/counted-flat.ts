import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

/** Calculator result as text, attached to a lead for the manager. */
export type CountedFlat = {
  readonly titleShown: string;
  readonly priceShown: string;
  /** Query that restores the calculation in the estimate page and the calculator. */
  readonly query: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

const STORED_AS = 'counted-flat';
const listeners = new Set<() => void>();
let counted: CountedFlat | null | undefined;

export function countedFlat(): CountedFlat | null {
  if (counted === undefined) counted = attempt(() => read(sessionStorage.getItem(STORED_AS)));
  return counted;
}

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

/** Returns `null` for data in the format of an earlier build. */
function read(text: string | null): CountedFlat | null {
  const kept: CountedFlat | null = JSON.parse(text ?? 'null');
  return kept?.titleShown && kept.priceShown && kept.query && kept.answers ? kept : null;
}
