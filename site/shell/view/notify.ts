import { pageToasts } from '../runtime/page-toasts.ts';
import type { ToastOptions } from '../runtime/toast-types.ts';
import styles from './notify.module.css';

const PLAIN_MS = 8000;

let shown: string | null = null;

export function notify(toast: ToastOptions): void {
  pageToasts().then(
    (toasts) => {
      if (shown === null || !toasts.update(shown, toast)) shown = toasts.show(toast);
    },
    (error: unknown) => {
      console.error(error);
      showPlainAlert(toast.text);
    },
  );
}

/** Fallback without additional code, since a network failure can affect the toast chunk too. */
function showPlainAlert(text: string): void {
  document.querySelector(`.${styles.words}`)?.remove();
  const words = Object.assign(document.createElement('p'), { className: styles.words, role: 'alert' });
  document.body.append(words);
  // Screen readers announce an alert when its text changes.
  words.textContent = text;
  setTimeout(() => words.remove(), PLAIN_MS);
}
