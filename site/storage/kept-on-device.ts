import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

type Kept<Value> = {
  use(): Value;
  read(): Value;
  /** What is empty leaves nothing on the device. */
  keep(value: Value): void;
};

/**
 * What the visitor has chosen or noted, kept on this device and in step with its other tabs. Blocked storage costs only
 * that. `parse` meets whatever an earlier build or a stranger has left there, and may throw.
 */
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
    if (key !== name) return;
    value = null;
    tell();
  }

  return { use: () => useSyncExternalStore(subscribe, read, () => empty), read, keep };
}
