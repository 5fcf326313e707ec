/**
 * Wraps `startViewTransition` so that its promises never reject. A rejected transition shows the next page at once, which
 * is no error, but the router rethrows the rejection.
 */
export function settleTransitions(document: Document): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    const settled = <Key extends 'ready' | 'finished'>(key: Key) => transition[key].catch(() => undefined);
    const [ready, finished] = [settled('ready'), settled('finished')];
    return new Proxy(transition, {
      get(target, key) {
        if (key === 'ready') return ready;
        if (key === 'finished') return finished;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}
