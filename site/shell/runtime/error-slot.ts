import type { Subscribe } from './listeners.ts';
import { createListeners } from './listeners.ts';

export type ErrorSlot = {
  show(error: unknown): void;
  /** Called after a navigation, since the error belonged to the previous page. */
  clear(): void;
  readonly subscribe: Subscribe;
  /** The value is wrapped because `undefined` can be thrown too. */
  getSnapshot(): { readonly error: unknown } | null;
};

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
