import { browserClock } from './clock.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastStore } from './toast-types.ts';

/** Starts paused, so that no toast expires before the view reports a visible tab. */
export function createPageToastStore(): ToastStore {
  const store = createToastStore({ clock: browserClock });
  store.setHidden(true);
  return store;
}
