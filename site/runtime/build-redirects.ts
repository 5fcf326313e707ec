import type { Clock } from './clock.ts';
import { type Fetch, getJson } from './get-json.ts';
import { type BuildRedirect, redirectTarget } from './redirect-target.ts';

export type BuildRedirects = {
  /** Where this address has moved to, at the end of all its redirects; null when it has not. Never rejects. */
  find(from: URL): Promise<BuildRedirect | null>;
};

type Surroundings = {
  readonly buildId: string;
  readonly clock: Clock;
  readonly fetch: Fetch;
  log(message: string, error: unknown): void;
};

/** A navigation waits for the redirects no longer than this, counted from the start. */
const PATIENCE_MS = 1000;

/** Loads the redirects of a build, once. Without them navigation goes on. */
export function loadBuildRedirects({ buildId, clock, fetch, log }: Surroundings): BuildRedirects {
  let targets: ReadonlyMap<string, string> = new Map();
  const loaded = getJson(fetch, `/builds/meta/${buildId}.json`)
    .then(targetsOf)
    .then(
      (known) => {
        targets = known;
      },
      (error: unknown) => log('The redirects of this build did not load.', error),
    );
  const patience = new Promise<void>((resolve) => clock.after(PATIENCE_MS, resolve));

  return {
    async find(from) {
      await Promise.race([loaded, patience]);
      return follow(targets, from);
    },
  };
}

/** A chain is followed to its end; a circle leads nowhere. */
function follow(targets: ReadonlyMap<string, string>, from: URL): BuildRedirect | null {
  const seen = new Set<string>();
  let found: BuildRedirect | null = null;
  for (let url = from; !found?.isExternal; url = found.url) {
    const path = comparable(url.pathname);
    const target = targets.get(path);
    if (target === undefined) return found;
    const next = seen.has(path) ? null : redirectTarget(target, url);
    if (!next) return null;
    seen.add(path);
    found = next;
  }
  return found;
}

function targetsOf(meta: unknown): Map<string, string> {
  const { redirects } = meta as { redirects?: unknown };
  if (typeof redirects !== 'object' || redirects === null) throw new Error('The file of this build has no redirects');
  const entries = Object.entries(redirects).filter(([, target]) => typeof target === 'string');
  return new Map(entries.map(([path, target]) => [comparable(path), target]));
}

function comparable(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
