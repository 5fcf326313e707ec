import type { Cancel, Clock } from './clock.ts';
import { type Fetch, getJson } from './get-json.ts';

type Surroundings = {
  readonly ownId: string;
  readonly clock: Clock;
  /** When the document began, which may be a while before the watch does. */
  readonly startedAt: number;
  readonly fetch: Fetch;
  /** Calls the listener each time the tab comes into view. */
  onVisible(listener: () => void): void;
};

const HOUR_MS = 3_600_000;
const WELL_FORMED_ID = /^\S{1,200}$/;

/**
 * Asks every hour whether the site has a newer build than this document. Timers of a sleeping tab stand still, so its
 * waking asks too, when an hour has passed. A failure means: ask next time.
 */
export function watchBuilds({ ownId, clock, startedAt, fetch, onVisible }: Surroundings): { isOutdated(): boolean } {
  let isOutdated = false;
  let askedAt = startedAt;
  let cancelNext = waitUntil(startedAt + HOUR_MS);

  function waitUntil(time: number): Cancel {
    return clock.after(Math.max(0, time - clock.now()), ask);
  }

  async function ask() {
    cancelNext();
    askedAt = clock.now();
    cancelNext = waitUntil(askedAt + HOUR_MS);
    const id = await getJson(fetch, `/builds/latest.json?${askedAt}`).then(idOf, () => null);
    if (id === null || id === ownId) return;
    isOutdated = true;
    cancelNext();
  }

  onVisible(() => {
    if (!isOutdated && clock.now() - askedAt >= HOUR_MS) void ask();
  });
  return { isOutdated: () => isOutdated };
}

function idOf(answer: unknown): string | null {
  const id = (answer as { id?: unknown } | null)?.id;
  return typeof id === 'string' && WELL_FORMED_ID.test(id) ? id : null;
}
