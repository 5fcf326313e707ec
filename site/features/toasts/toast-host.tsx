import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadToastStore, toastCalls } from '../../shell/runtime/page-toasts.ts';
import type { ToastStore } from '../../shell/runtime/toast-types.ts';
import { Shield } from '../../ui/shield.tsx';

type View = { readonly List: ComponentType<{ store: ToastStore }>; readonly store: ToastStore };

/** Rendered outside all pages, so toasts survive navigation and page errors. The view loads with the first toast. */
export function ToastHost() {
  const calls = useSyncExternalStore(toastCalls.subscribe, toastCalls.getSnapshot, () => 0);
  const [view, setView] = useState<View | null>(null);

  useEffect(() => {
    if (calls === 0 || view) return;
    Promise.all([import('./toast-list.tsx'), loadToastStore()]).then(
      ([{ ToastList }, store]) => setView((earlier) => earlier ?? { List: ToastList, store }),
      () => {},
    );
  }, [calls, view]);

  return view ? (
    <Shield>
      <view.List store={view.store} />
    </Shield>
  ) : null;
}
