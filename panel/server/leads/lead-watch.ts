import type { LeadActivity } from '../../../server/leads/operations/lead-activity.ts';
import type { LeadNews } from '../../contract/leads.ts';

/** Returns new and changed leads between two snapshots; `null` if nothing changed. */
export function diffPulses(before: LeadActivity, now: LeadActivity): LeadNews | null {
  const known = new Set(before.numbers);
  const oldest = before.numbers.at(-1) ?? 0;
  const come = now.numbers.filter((number) => !known.has(number) && number > oldest);
  const seen = new Set(before.events.map(({ id }) => id));
  const last = before.events.at(-1)?.id ?? 0;
  const changed = [...new Set(now.events.filter(({ id }) => !seen.has(id) && id > last).map(({ number }) => number))];
  return come.length + changed.length > 0 || before.rest !== now.rest ? { come, changed } : null;
}

type Watch = {
  readonly readPulse: () => Promise<LeadActivity>;
  readonly everyMs: number;
};

/** `newest` is the number of the newest lead in the snapshot. */
type Listener = (news: LeadNews, newest: number) => void;

/** Polls once per interval for all listeners, and only while there are listeners. */
export function watchLeads({ readPulse, everyMs }: Watch) {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | null = null;
  let before: LeadActivity | null = null;
  /** New listeners with the newest lead each received; their list may be older than the next snapshot. */
  let fresh = new Map<Listener, number | null>();

  async function poll() {
    // A failed poll is retried; the next successful one reports the changes meanwhile.
    const now = await readPulse().catch(() => null);
    if (now) {
      notifyListeners(before && diffPulses(before, now), now.numbers);
      before = now;
    }
    timer = listeners.size > 0 ? setTimeout(poll, everyMs) : null;
    if (timer === null) before = null;
  }

  function notifyListeners(news: LeadNews | null, numbers: readonly number[]) {
    const newest = numbers[0] ?? 0;
    for (const listener of news ? listeners : fresh.keys()) {
      const lastSeenNumber = fresh.get(listener) ?? null;
      const missed = lastSeenNumber === null ? [] : numbers.filter((number) => number > lastSeenNumber);
      listener({ come: [...new Set([...(news?.come ?? []), ...missed])], changed: news?.changed ?? [] }, newest);
    }
    fresh = new Map();
  }

  return {
    /**
     * Adds a listener. A reconnecting listener also receives all leads newer than `lastSeenNumber`, the last one it received.
     * @returns a function that stops listening
     */
    listen(listener: Listener, lastSeenNumber: number | null = null): () => void {
      listeners.add(listener);
      fresh.set(listener, lastSeenNumber);
      timer ??= setTimeout(poll, 0);
      return () => {
        listeners.delete(listener);
        fresh.delete(listener);
      };
    },
    stop() {
      listeners.clear();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

export type LeadWatch = ReturnType<typeof watchLeads>;
