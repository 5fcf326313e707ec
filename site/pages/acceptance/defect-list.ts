import { useSyncExternalStore } from 'react';
import { attempt } from '../../lib/attempt.ts';

/** What was found in a flat: the note of each point by its id. */
export type DefectList = {
  readonly address: string;
  readonly date: string;
  readonly notes: Readonly<Record<string, string>>;
};

export const EMPTY: DefectList = { address: '', date: '', notes: {} };
const NAME = 'acceptance-list';

/** Kept on the device; blocked storage costs only that. */
let list: DefectList | null = null;
const listeners = new Set<() => void>();

export function useDefectList(): DefectList {
  return useSyncExternalStore(subscribe, readList, () => EMPTY);
}

export function changeList(change: Partial<Pick<DefectList, 'address' | 'date'>>): void {
  keep({ ...readList(), ...change });
}

/** `null` for a point that is in order after all. */
export function setNote(id: string, note: string | null): void {
  const { [id]: _, ...others } = readList().notes;
  keep({ ...readList(), notes: note === null ? others : { ...others, [id]: note } });
}

export function clearList(): void {
  list = EMPTY;
  attempt(() => localStorage.removeItem(NAME));
  tell();
}

/** What an earlier build or a stranger has kept otherwise counts as nothing. */
export function parseList(text: string | null): DefectList {
  const { address = '', date = '', notes = {} } = JSON.parse(text ?? '{}') as Record<string, unknown>;
  const told = Object.entries(Object(notes)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { address: words(address), date: words(date), notes: Object.fromEntries(told) };
}

const words = (value: unknown) => (typeof value === 'string' ? value : '');

function readList(): DefectList {
  list ??= attempt(() => parseList(localStorage.getItem(NAME))) ?? EMPTY;
  return list;
}

function keep(next: DefectList): void {
  list = next;
  attempt(() => localStorage.setItem(NAME, JSON.stringify(next)));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
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
  list = null;
  tell();
}
