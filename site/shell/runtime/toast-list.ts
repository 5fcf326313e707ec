import { createListeners, type Subscribe } from './listeners.ts';
import type { ToastPhases } from './toast-phases.ts';
import type { Toast } from './toast-types.ts';

type Entry = { readonly phases: ToastPhases; readonly toast: Toast };

export type ToastList = {
  find(id: string): Entry | undefined;
  ids(): string[];
  add(entry: Entry): void;
  change(id: string, part: Partial<Toast>): void;
  remove(id: string): void;
  /** Removes all toasts without notifying; the caller adds the next toast, which notifies once. */
  drop(): void;
  readonly subscribe: Subscribe;
  getSnapshot(): readonly Toast[];
};

export function createToastList(): ToastList {
  const { subscribe, notify } = createListeners();
  const entries = new Map<string, Entry>();
  let snapshot: readonly Toast[] = [];

  function publish() {
    snapshot = [...entries.values()].map(({ toast }) => toast);
    notify();
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    find: (id) => entries.get(id),
    ids: () => [...entries.keys()],
    add(entry) {
      entries.set(entry.toast.id, entry);
      publish();
    },
    change(id, part) {
      const entry = entries.get(id);
      if (!entry) return;
      entries.set(id, { ...entry, toast: { ...entry.toast, ...part } });
      publish();
    },
    remove(id) {
      if (entries.delete(id)) publish();
    },
    drop: () => entries.clear(),
  };
}
