/** `loads`: when each path was last loaded. `isLoading`: such a load was ordered and its document has not begun yet. */
export type ReloadRecord = { readonly loads: Readonly<Record<string, number>>; readonly isLoading: boolean };

export type ReloadMemory = {
  read(): ReloadRecord;
  /** Whether the next document of this tab will read the record. */
  write(record: ReloadRecord): boolean;
};

type Host = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>; name: string };

const KEY = 'reload-guard';
const MARK = `${KEY}:`;
const EMPTY: ReloadRecord = { loads: {}, isLoading: false };

/**
 * Remembers loads from document to document, in the session storage of `window`. Where that is missing, full or
 * blocked, `window.name` takes the record: it lives as long as the tab, needs no permission, and outlives `assign` and
 * `reload` alike, which `history.state` and the type of the navigation do not. Its price: a name that an opener gave to
 * the tab is lost. Where even that fails, the record lives as long as the document, and `write` says so.
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
