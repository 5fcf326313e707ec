import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastStore } from '../../shell/runtime/toast-types.ts';
import { keepOnTop } from './keep-on-top.ts';
import { Toast } from './toast.tsx';
import css from './toast-list.module.css';

export function ToastList({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const cameFrom = useRef<HTMLElement | null>(null);
  const container = useShelf(toasts.length > 0);
  useFocusKey(container);
  useTabWatch(store);

  /** Moves the focus from a removed toast to the newest remaining one, or back to the previously focused element. */
  function handleLeave() {
    const left = container.querySelectorAll<HTMLElement>('[data-toast]:not([data-phase=exit])');
    (left[left.length - 1] ?? cameFrom.current)?.focus();
  }

  return createPortal(
    <section
      aria-label="Уведомления, клавиша F8"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !container.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} store={store} onLeave={handleLeave} />
      ))}
    </section>,
    container,
  );
}

function useTabWatch(store: ToastStore): void {
  useEffect(() => {
    const updateHidden = () => store.setHidden(document.visibilityState === 'hidden');
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => {
      document.removeEventListener('visibilitychange', updateHidden);
      store.setHidden(true);
    };
  }, [store]);
}

const KEY = 'F8';

/** F8 focuses the newest toast: toasts are far away in the tab order and soon disappear. */
function useFocusKey(container: HTMLElement): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      const toasts = container.querySelectorAll<HTMLElement>('[data-toast]');
      toasts[toasts.length - 1]?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [container]);
}

/** Returns the toasts' container, which is in the document only while there are toasts. */
function useShelf(isNeeded: boolean): HTMLElement {
  const [container] = useState(createShelf);
  useLayoutEffect(() => (isNeeded ? keepOnTop(container) : undefined), [isNeeded, container]);
  return container;
}

function createShelf(): HTMLElement {
  const container = document.createElement('div');
  container.className = css.shelf ?? '';
  container.popover = 'manual';
  return container;
}
