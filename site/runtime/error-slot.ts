import type { Subscribe } from './listeners.ts';
import { createListeners } from './listeners.ts';

export type ErrorSlot = {
  /** Shows an error, unless one is shown already. */
  show(error: unknown): void;
  /** A navigation has completed: whatever was wrong was wrong with the page before. */
  clear(): void;
  readonly subscribe: Subscribe;
  /** Wrapped, since anything can be thrown, also `undefined`. */
  getSnapshot(): { readonly error: unknown } | null;
};

/** The one place for the error that is shown: the first wins. */
export function createErrorSlot(): ErrorSlot {
  const { subscribe, notify } = createListeners();
  let shown: { readonly error: unknown } | null = null;

  return {
    subscribe,
    getSnapshot: () => shown,
    show(error) {
      if (shown) return;
      shown = { error };
      notify();
    },
    clear() {
      if (!shown) return;
      shown = null;
      notify();
    },
  };
}
