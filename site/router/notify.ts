import { pageToasts } from '../runtime/page-toasts.ts';
import type { ToastOptions } from '../runtime/toast-types.ts';

let shown: string | null = null;

/** Tells what became of a navigation; a later word takes the place of one that is still shown. */
export function notify(toast: ToastOptions): void {
  pageToasts().then(
    (toasts) => {
      if (shown === null || !toasts.update(shown, toast)) shown = toasts.show(toast);
    },
    (error: unknown) => console.error(toast.text, error),
  );
}
