import { pageToasts } from '../../shell/runtime/page-toasts.ts';
import type { ToastOptions, ToastStore } from '../../shell/runtime/toast-types.ts';
import { attempt } from '../../storage/attempt.ts';

export type LeadToast = {
  /** Updates the toast in place. Returns false when toasts have not loaded; only a success is then shown later. */
  turn(options: ToastOptions & { readonly type: 'success' | 'warning' | 'error' }): boolean;
  close(): void;
};

export const NO_TOAST: LeadToast = { turn: () => false, close() {} };

/** Starts the toast of one attempt. Never throws: without toasts the form shows all messages itself. */
export function startToast(text: string): LeadToast {
  let store: ToastStore | undefined;
  let id: string | null = null;
  let late: ToastOptions | null | undefined;
  attempt(pageToasts)
    ?.then((loaded) => {
      store = loaded;
      if (late === undefined) id = loaded.show({ type: 'loading', text });
      else if (late) loaded.show(late);
    })
    .catch(() => {});
  return {
    turn(options) {
      late = options.type === 'success' ? options : null;
      const toasts = store;
      if (!toasts) return false;
      return attempt(() => (id !== null && toasts.update(id, options)) || toasts.show(options)) !== null;
    },
    close() {
      late = null;
      attempt(() => id !== null && store?.close(id));
    },
  };
}
