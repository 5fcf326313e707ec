import { createListeners } from './listeners.ts';
import type { ToastStore } from './toast-types.ts';

const { subscribe, notify } = createListeners();
let calls = 0;
let store: Promise<ToastStore> | undefined;

/** Number of requests for toasts. Above 0 the view is rendered; each change lets the view retry a failed import. */
export const toastCalls = { subscribe, getSnapshot: () => calls } as const;

/** Returns the page's toast store; imports its code at the first call and retries after a failure. */
export function pageToasts(): Promise<ToastStore> {
  calls += 1;
  notify();
  return loadToastStore();
}

/** Preloads the toast store and its view, since toasts are needed when the network fails. Errors are ignored. */
export function preloadToasts(): void {
  pageToasts().catch(() => {});
}

/** For the view only; does not increment the request count. */
export function loadToastStore(): Promise<ToastStore> {
  store ??= import('./page-toast-store.ts')
    .then(({ createPageToastStore }) => createPageToastStore())
    .catch((error: unknown) => {
      store = undefined;
      throw error;
    });
  return store;
}
