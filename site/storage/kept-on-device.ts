import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

type Kept<Value> = {
  use(): Value;
  read(): Value;
  /** Saves the value; an `empty` value removes the storage entry. */
  keep(value: Value): void;
};

/** Keeps a value in local storage, synchronized between tabs. `parse` receives outdated data and may throw. */
export function keptOnDevice<Value>(name: string, empty: Value, parse: (kept: unknown) => Value): Kept<Value> {
  let value: Value | null = null;
  const listeners = new Set<() => void>();

  function read(): Value {
    value ??= attempt(() => parsed(localStorage.getItem(name))) ?? empty;
    return value;
  }

  function parsed(text: string | null): Value {
    return text === null ? empty : parse(JSON.parse(text));
  }

  function keep(next: Value): void {
    value = next;
    attempt(() => (next === empty ? localStorage.removeItem(name) : localStorage.setItem(name, JSON.stringify(next))));
    notifyListeners();
  }

  function notifyListeners(): void {
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
    if (key !== name) return;
    value = null;
    notifyListeners();
  }

  return { use: () => useSyncExternalStore(subscribe, read, () => empty), read, keep };
}
