import { createListeners } from './listeners.ts';
import type { ToastStore } from './toast-types.ts';

const { subscribe, notify } = createListeners();
let calls = 0;
let store: Promise<ToastStore> | undefined;

/**
 * How often somebody wanted toasts. Above 0 the view is needed; each further call lets it try again, should its code
 * have failed to come.
 */
export const toastCalls = { subscribe, getSnapshot: () => calls } as const;

/** The page's one toast store. Its code comes with the first call; a load that failed is tried again by the next. */
export function pageToasts(): Promise<ToastStore> {
  calls += 1;
  notify();
  return loadToastStore();
}

/** Gets store and view ahead of need: a toast is wanted exactly when the network fails. A failure is silent. */
export function preloadToasts(): void {
  pageToasts().catch(() => {});
}

/** For the view only: does not count as a call. */
export function loadToastStore(): Promise<ToastStore> {
  store ??= import('./page-toast-store.ts')
    .then(({ createPageToastStore }) => createPageToastStore())
    .catch((error: unknown) => {
      store = undefined;
      throw error;
    });
  return store;
}
