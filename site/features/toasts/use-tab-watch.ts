import { useEffect } from 'react';
import type { ToastStore } from '../../runtime/toast-types.ts';

/** Toasts wait while nobody looks at the tab. */
export function useTabWatch(store: ToastStore): void {
  useEffect(() => {
    const tell = () => store.setHidden(document.visibilityState === 'hidden');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      store.setHidden(true);
    };
  }, [store]);
}
