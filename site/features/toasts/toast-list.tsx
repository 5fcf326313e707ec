import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastStore } from '../../runtime/toast-types.ts';
import { Toast } from './toast.tsx';
import { useFocusKey } from './use-focus-key.ts';
import { useShelf } from './use-shelf.ts';
import { useTabWatch } from './use-tab-watch.ts';

/** All toasts of the page, oldest first. */
export function ToastList({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shelf = useShelf(toasts.length > 0);
  useFocusKey(shelf);
  useTabWatch(store);

  /** Whoever was in a toast that goes is taken to the next one, or back to where they came from. */
  function handleLeave() {
    const left = shelf.querySelectorAll<HTMLElement>('[data-toast]:not([data-phase=exit])');
    (left[left.length - 1] ?? cameFrom.current)?.focus();
  }

  return createPortal(
    <section
      aria-label="Уведомления, клавиша F8"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !shelf.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} store={store} onLeave={handleLeave} />
      ))}
    </section>,
    shelf,
  );
}
