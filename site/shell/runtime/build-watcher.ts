import type { Cancel, Clock } from './clock.ts';
import { type Fetch, getJson } from './get-json.ts';

type Surroundings = {
  readonly ownId: string;
  readonly clock: Clock;
  readonly startedAt: number;
  readonly fetch: Fetch;
  onVisible(listener: () => void): void;
};

const HOUR_MS = 3_600_000;
const WELL_FORMED_ID = /^\S{1,200}$/;

/** Checks for a newer build every hour, and when a tab becomes visible, since timers stop in a sleeping tab. */
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
