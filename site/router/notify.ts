import { pageToasts } from '../runtime/page-toasts.ts';
import type { ToastOptions } from '../runtime/toast-types.ts';
import styles from './notify.module.css';

const PLAIN_MS = 8000;

let shown: string | null = null;

/** Tells what became of a navigation; a later word takes the place of one that is still shown. */
export function notify(toast: ToastOptions): void {
  pageToasts().then(
    (toasts) => {
      if (shown === null || !toasts.update(shown, toast)) shown = toasts.show(toast);
    },
    (error: unknown) => {
      console.error(error);
      sayPlainly(toast.text);
    },
  );
}

/** What fails to load while the network is bad may be the toasts themselves: the words need no code. */
function sayPlainly(text: string): void {
  document.querySelector(`.${styles.words}`)?.remove();
  const words = Object.assign(document.createElement('p'), { className: styles.words, role: 'alert' });
  document.body.append(words);
  // An alert is read out when its text changes.
  words.textContent = text;
  setTimeout(() => words.remove(), PLAIN_MS);
}
