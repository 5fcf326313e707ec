import { useSyncExternalStore } from 'react';

/** A value outside React state: only components that subscribe to it re-render. */
export class Observed<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

/** @param select returns a primitive, since results are compared by identity */
export function useObserved<T, Part = T>(
  observed: Observed<T>,
  select: (value: T) => Part = (value) => value as unknown as Part,
): Part {
  return useSyncExternalStore(observed.subscribe, () => select(observed.get()));
}
