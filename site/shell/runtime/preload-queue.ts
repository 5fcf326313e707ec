type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export type PreloadQueue = {
  /** Queues the page of a link in view, on fast connections only. @returns whether the path is new */
  add(path: string): boolean;
  /** Moves the path of a hovered or focused link to the front of the queue. */
  prefer(path: string): void;
};

type Surroundings = {
  load(path: string): Promise<unknown>;
  connection(): Connection | undefined;
};

const MAX_CONCURRENT = 4;

/** Prefetches each path once regardless of its query, up to four in parallel; disabled by data saver mode and 2G. */
export function createPreloadQueue({ load, connection }: Surroundings): PreloadQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let inFlight = 0;

  function isSaving(): boolean {
    const { saveData = false, effectiveType = '' } = connection() ?? {};
    return saveData || effectiveType.includes('2g');
  }

  function isFast(): boolean {
    return ['4g', undefined].includes(connection()?.effectiveType);
  }

  function startWaiting() {
    while (inFlight < MAX_CONCURRENT && !isSaving()) {
      const path = waiting.shift();
      if (path === undefined) return;
      inFlight += 1;
      void preload(path);
    }
  }

  async function preload(path: string) {
    try {
      await load(path);
    } catch {
      // Ignore a prefetch error: the navigation will retry.
    }
    inFlight -= 1;
    startWaiting();
  }

  function enqueue(address: string, place: (path: string) => string[]): boolean {
    const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
    const isWaiting = waiting.includes(path);
    if (isSaving() || (known.has(path) && !isWaiting)) return false;
    known.add(path);
    waiting = place(path);
    startWaiting();
    return !isWaiting;
  }

  return {
    add: (address) => isFast() && enqueue(address, (path) => (waiting.includes(path) ? waiting : [...waiting, path])),
    prefer: (address) => void enqueue(address, (path) => [path, ...waiting.filter((other) => other !== path)]),
  };
}
