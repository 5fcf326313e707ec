export type Listener = () => void;
export type Subscribe = (listener: Listener) => () => void;

/** Creates a listener set with the `subscribe` signature of `useSyncExternalStore`. */
export function createListeners(): { readonly subscribe: Subscribe; notify(): void } {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
