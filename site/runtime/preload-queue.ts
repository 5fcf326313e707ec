type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export type PreloadQueue = {
  /** A link to this path is in view: a guess, worth its bytes on a fast connection only. @returns whether it is new */
  add(path: string): boolean;
  /** A link to this path is pointed at: it goes before all that wait. */
  prefer(path: string): void;
};

type Surroundings = {
  /** Loads the page of a path, code and data. May fail: the navigation will try again. */
  load(path: string): Promise<unknown>;
  /** `navigator.connection`, where the browser has it. */
  connection(): Connection | undefined;
};

const MOST_AT_A_TIME = 4;

/** Preloads each path once, whatever its query, four at a time; nothing where the visitor saves bytes or they are slow. */
export function createPreloadQueue({ load, connection }: Surroundings): PreloadQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let inFlight = 0;

  function isSaving(): boolean {
    const { saveData = false, effectiveType = '' } = connection() ?? {};
    return saveData || effectiveType.includes('2g');
  }

  /** Browsers that do not tell the speed are taken for fast. */
  function isFast(): boolean {
    return ['4g', undefined].includes(connection()?.effectiveType);
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
