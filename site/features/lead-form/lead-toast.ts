import { pageToasts } from '../../runtime/page-toasts.ts';
import type { ToastOptions, ToastStore } from '../../runtime/toast-types.ts';

export type LeadToast = {
  /** Turns into this in place. False when it has not come by now: then only a success is told late. */
  turn(options: ToastOptions & { readonly type: 'success' | 'warning' | 'error' }): boolean;
  close(): void;
};

/** The toast of one try to send. A form that cannot get one says everything by itself. */
export function startToast(text: string): LeadToast {
  let store: ToastStore | undefined;
  let id: string | null = null;
  let late: ToastOptions | null | undefined;
  pageToasts().then(
    (loaded) => {
      store = loaded;
      if (late === undefined) id = loaded.show({ type: 'loading', text });
      else if (late) loaded.show(late);
    },
    () => {},
  );
  return {
    turn(options) {
      late = options.type === 'success' ? options : null;
      if (!store) return false;
      if (id === null || !store.update(id, options)) store.show(options);
      return true;
    },
    close() {
      late = null;
      if (id !== null) store?.close(id);
    },
  };
}
