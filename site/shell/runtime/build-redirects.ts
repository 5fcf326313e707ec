import type { Clock } from './clock.ts';
import { type Fetch, getJson } from './get-json.ts';
import { type BuildRedirect, redirectTarget } from './redirect-target.ts';

export type BuildRedirects = {
  /** Follows redirects to the final URL; null when the URL has not moved. Never rejects. */
  find(from: URL): Promise<BuildRedirect | null>;
  /** Reloads the redirects first; `unknown` when they are unavailable or a newer build is published. */
  findAfterReload(from: URL): Promise<BuildRedirect | null | 'unknown'>;
};

type Surroundings = {
  readonly buildId: string;
  /** Redirects of the route table; used until the build's redirect file loads, and when loading fails. */
  readonly known: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly fetch: Fetch;
  log(message: string, error: unknown): void;
};

/** Maximum time a navigation waits for redirects. */
const REDIRECTS_TIMEOUT_MS = 1000;

/** Loads the redirects of a build, and again after a 404. A failed load does not block navigation. */
export function loadBuildRedirects({ buildId, known, clock, fetch, log }: Surroundings): BuildRedirects {
  let targets = mapOf(known);
  const load = async (id: string) => {
    targets = targetsOf(await getJson(fetch, `/builds/meta/${id}.json`));
  };
  const patience = () => new Promise<void>((resolve) => clock.after(REDIRECTS_TIMEOUT_MS, resolve));
  const loaded = load(buildId).catch((error: unknown) => log('The redirects of this build did not load.', error));
  const ready = Promise.race([loaded, patience()]);

  return {
    async find(from) {
      await ready;
      return follow(targets, from);
    },
    async findAfterReload(from) {
      const newest = getJson(fetch, `/builds/latest.json?${clock.now()}`)
        .then((latest) => ((latest as { id: unknown }).id === buildId ? load(buildId) : Promise.reject()))
        .then(() => follow(targets, from));
      return Promise.race([newest, patience().then(() => 'unknown' as const)]).catch(() => 'unknown');
    },
  };
}

/** Follows a chain of redirects to its end; returns null for a loop. */
function follow(targets: ReadonlyMap<string, string>, from: URL): BuildRedirect | null {
  const seen = new Set<string>();
  let found: BuildRedirect | null = null;
  for (let url = from; !found?.isExternal; url = found.url) {
    const path = normalizePath(url.pathname);
    const target = targets.get(path);
    if (target === undefined) return found;
    const next = seen.has(path) ? null : redirectTarget(target, url);
    if (!next) return null;
    seen.add(path);
    found = next;
  }
  return found;
}

function targetsOf(meta: unknown): ReadonlyMap<string, string> {
  const { redirects } = meta as { redirects?: unknown };
  if (typeof redirects !== 'object' || redirects === null) throw new Error('The file of this build has no redirects');
  const entries = Object.entries(redirects).filter(([, target]) => typeof target === 'string');
  return mapOf(Object.fromEntries(entries));
}

function mapOf(targets: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(targets).map(([path, target]) => [normalizePath(path), target]));
}

function normalizePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
