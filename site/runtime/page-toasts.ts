import { browserClock } from './clock.ts';
import type { ToastStore } from './toast-types.ts';

let store: Promise<ToastStore> | null = null;

/** The page's toasts, loaded at the first use. */
export function pageToasts(): Promise<ToastStore> {
  store ??= import('./toast-store.ts').then(({ createToastStore }) => createToastStore({ clock: browserClock }));
  return store;
}

export function preloadToasts(): void {
  pageToasts().catch(() => {
    store = null;
  });
}
