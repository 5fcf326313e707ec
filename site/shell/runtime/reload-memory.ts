/** `loads`: time of the last load by path. `isLoading`: a load was started and its document has not begun. */
export type ReloadRecord = { readonly loads: Readonly<Record<string, number>>; readonly isLoading: boolean };

export type ReloadMemory = {
  read(): ReloadRecord;
  /** Returns whether the next document of this tab can read the record. */
  write(record: ReloadRecord): boolean;
};

type Host = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>; name: string };

const KEY = 'reload-guard';
const MARK = `${KEY}:`;
const EMPTY: ReloadRecord = { loads: {}, isLoading: false };

/**
 * Stores loads in session storage, or in `window.name` when storage is unavailable: unlike `history.state`, it survives
 * `assign` and `reload`. Overwrites a name set by an opener.
 */
export function createReloadMemory(host: Host): ReloadMemory {
  let own = EMPTY;

  function write(record: ReloadRecord): boolean {
    own = record;
    const text = JSON.stringify(record);
    const isStored = attempt(() => {
      host.sessionStorage.setItem(KEY, text);
      return host.sessionStorage.getItem(KEY) === text;
    });
    if (!isStored) host.name = MARK + text;
    else if (host.name.startsWith(MARK)) host.name = '';
    return isStored || host.name === MARK + text;
  }

  function read(): ReloadRecord {
    const stored = attempt(() => parse(host.sessionStorage.getItem(KEY)));
    const named = host.name.startsWith(MARK) ? attempt(() => parse(host.name.slice(MARK.length))) : undefined;
    return [stored ?? EMPTY, named ?? EMPTY].reduce(merge, own);
  }

  return { read, write };
}

function merge(a: ReloadRecord, b: ReloadRecord): ReloadRecord {
  const loads = { ...a.loads };
  for (const [path, at] of Object.entries(b.loads)) loads[path] = Math.max(at, loads[path] ?? at);
  return { loads, isLoading: a.isLoading || b.isLoading };
}

function parse(text: string | null): ReloadRecord {
  const { loads, isLoading } = JSON.parse(text ?? '{}') as { [key in keyof ReloadRecord]?: unknown };
  const known = Object.entries(loads ?? {}).filter(([, at]) => typeof at === 'number');
  return { loads: Object.fromEntries(known), isLoading: isLoading === true };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
