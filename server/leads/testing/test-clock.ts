import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../delivery/clock.ts';
import type { LeadDatabase } from '../store/lead-database.ts';

type Sleeper = { at: number; readonly wake: () => void };

const QUIET_TURNS = 8;

/**
 * A clock that jumps to the next timer when all code is idle, so that days of retries pass in a moment.
 * It detects activity through the databases passed to `watch`.
 */
export function createTestClock(start = new Date('2026-11-20T10:00:00Z')) {
  let now = start.getTime();
  let seed = 1;
  let queries = 0;
  const sleepers = new Set<Sleeper>();
  const counted = async <Result>(query: Promise<Result>): Promise<Result> => {
    queries += 1;
    try {
      return await query;
    } finally {
      queries -= 1;
    }
  };
  const clock: Clock = {
    now: () => new Date(now),
    random() {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper: Sleeper = {
          at: now + ms,
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake);
      }),
  };

  async function settle() {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      if (queries > 0) quiet = 0;
    }
  }

  /** Wakes the next sleepers; returns `false` when none is due by `latest`. */
  function wakeNext(latest: number): boolean {
    const next = Math.min(...[...sleepers].map(({ at }) => at));
    if (next > latest) return false;
    now = Math.max(now, next);
    for (const sleeper of [...sleepers].filter(({ at }) => at <= now)) sleeper.wake();
    return true;
  }

  return {
    ...clock,
    watch: ({ read, write, ...rest }: LeadDatabase): LeadDatabase => ({
      ...rest,
      now: async () => now,
      read: (query) => counted(read(query)),
      write: (work) => counted(write(work)),
    }),
    elapsedMs: () => now - start.getTime(),
    jump: (ms: number) => {
      now += ms;
    },
    /** Sets the clock; the remaining sleep times do not change. */
    put(ms: number) {
      now += ms;
      for (const sleeper of sleepers) sleeper.at += ms;
    },
    settle,
    /** @throws when `isDone` is still false after `longestMs` */
    async runUntil(isDone: () => boolean | Promise<boolean>, longestMs: number) {
      const deadline = now + longestMs;
      for (await settle(); !(await isDone()); await settle()) {
        if (!wakeNext(deadline)) throw new Error(`Not done within ${longestMs} ms of test time`);
      }
    },
    async run(ms: number) {
      const end = now + ms;
      for (await settle(); wakeNext(end); await settle());
      now = Math.max(now, end);
    },
  };
}

export type TestClock = ReturnType<typeof createTestClock>;
