import { browserClock } from './clock.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastStore } from './toast-types.ts';

/** Held until the view tells that the tab is looked at: no toast runs out before it can be seen. */
export function createPageToastStore(): ToastStore {
  const store = createToastStore({ clock: browserClock });
  store.setHidden(true);
  return store;
}
