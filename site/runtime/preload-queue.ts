type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export type PreloadQueue = {
  /** A link to this path has come into view. */
  add(path: string): void;
  /** A link to this path is hovered or focused: it goes before all that wait. */
  prefer(path: string): void;
};

type Surroundings = {
  /** Loads the page of a path, code and data. May fail: the navigation will try again. */
  load(path: string): Promise<unknown>;
  /** `navigator.connection`, where the browser has it. */
  connection(): Connection | undefined;
};

const MOST_AT_A_TIME = 4;

/** Preloads each path once, whatever its query, four at a time; nothing where the visitor pays for each byte. */
export function createPreloadQueue({ load, connection }: Surroundings): PreloadQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let inFlight = 0;

  function isSaving(): boolean {
    const { saveData = false, effectiveType = '' } = connection() ?? {};
    return saveData || effectiveType.includes('2g');
  }

  function startWaiting() {
    while (inFlight < MOST_AT_A_TIME && !isSaving()) {
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
      // Nobody asked for the page yet.
    }
    inFlight -= 1;
    startWaiting();
  }

  function enqueue(address: string, place: (path: string) => string[]) {
    const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
    const isWaiting = waiting.includes(path);
    if (isSaving() || (known.has(path) && !isWaiting)) return;
    known.add(path);
    waiting = place(path);
    startWaiting();
  }

  return {
    add: (address) => enqueue(address, (path) => (waiting.includes(path) ? waiting : [...waiting, path])),
    prefer: (address) => enqueue(address, (path) => [path, ...waiting.filter((other) => other !== path)]),
  };
}
