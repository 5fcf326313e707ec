import { createListeners, type Subscribe } from './listeners.ts';
import type { ToastLife } from './toast-life.ts';
import type { Toast } from './toast-types.ts';

type Entry = { readonly life: ToastLife; readonly toast: Toast };

export type ToastList = {
  find(id: string): Entry | undefined;
  ids(): string[];
  add(entry: Entry): void;
  change(id: string, part: Partial<Toast>): void;
  remove(id: string): void;
  /** Lets go of all; whoever calls it adds the one that follows, and both are one change. */
  drop(): void;
  readonly subscribe: Subscribe;
  getSnapshot(): readonly Toast[];
};

/** The toasts on the screen, oldest first, each with the life that leads it. */
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
