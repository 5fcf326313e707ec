import { useEffect } from 'react';

const KEY = 'F8';

/** One key leads to the newest toast from anywhere: toasts lie far from what a keyboard is at, and go soon. */
export function useFocusKey(shelf: HTMLElement): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      const toasts = shelf.querySelectorAll<HTMLElement>('[data-toast]');
      toasts[toasts.length - 1]?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [shelf]);
}
