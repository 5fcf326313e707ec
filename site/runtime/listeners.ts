export type Listener = () => void;
export type Subscribe = (listener: Listener) => () => void;

/** Whoever wants to hear of a change, in the shape of `useSyncExternalStore`. */
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
