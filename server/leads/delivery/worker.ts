import type { LocalClock } from '../../release/contact.ts';
import type { Channel } from '../contract/channel.ts';
import { errorCode } from '../contract/log.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import { runAlarms } from './alarm-loop.ts';
import { systemClock } from './clock.ts';
import type { WorkerParts } from './lane-loop.ts';
import { runLane } from './lane-loop.ts';
import { RULES } from './rules.ts';
import { createWaker } from './waker.ts';
import { createWarnings } from './warnings.ts';

export type Worker = {
  wake(): void;
  /**
   * Stops claiming, waits for sends in progress, aborts those that exceed the grace period, and requeues their
   * messages.
   */
  stop(): Promise<void>;
};

type Options = Pick<WorkerParts, 'database' | 'log'> &
  Partial<Pick<WorkerParts, 'clock' | 'rules'>> & {
    readonly channels: readonly Channel[];
    readonly onAlarm: (words: string) => void;
    readonly companyClock: () => LocalClock;
  };

const LAST_WRITES_MS = 2000;

/** Delivers queued messages; any number of processes may run a worker. Channels do not wait for each other. */
export function startWorker({
  channels,
  onAlarm,
  companyClock,
  clock = systemClock,
  rules = RULES,
  ...parts
}: Options): Worker {
  const hardStop = new AbortController();
  let isStopping = false;
  const alarmWaker = createWaker(clock);
  const shared = { ...parts, clock, rules, stop: hardStop.signal, isStopping: () => isStopping };
  const onWarning = createWarnings({ channels, clock, onAlarm, log: parts.log });
  const lanes = channels.map((channel) => ({ channel, waker: createWaker(clock) }));

  async function run() {
    await openLanesWhenPossible();
    await Promise.all([
      ...lanes.map((lane) => runLane({ ...shared, ...lane, onWarning, onFailure: () => alarmWaker.wake() })),
      runAlarms({ ...shared, channels, waker: alarmWaker, companyClock, onAlarm }),
    ]);
  }

  async function openLanesWhenPossible() {
    while (!isStopping) {
      try {
        const names = channels.map(({ name }) => name);
        const now = new Date(await parts.database.now());
        return await parts.database.write((db) => openLanes(db, names, now));
      } catch (error) {
        parts.log('delivery_database_failed', { reason: errorCode(error) });
        await alarmWaker.wait(rules.pollMs);
      }
    }
  }

  const finished = channels.length === 0 ? Promise.resolve() : run();
  return {
    wake() {
      for (const { waker } of lanes) waker.wake();
    },
    async stop() {
      isStopping = true;
      for (const { wake } of [alarmWaker, ...lanes.map(({ waker }) => waker)]) wake();
      const done = new AbortController();
      const ended = finished.then(() => done.abort());
      await Promise.race([ended, clock.sleep(rules.stopGraceMs, done.signal)]);
      hardStop.abort();
      await Promise.race([ended, clock.sleep(LAST_WRITES_MS, done.signal)]);
    },
  };
}

export async function openLanes(db: LeadQueries, channels: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('lanes')
    .values(
      channels.map((channel) => ({
        channel,
        free_at: at,
        lease_until: null,
        leased_by: null,
        failures: 0,
        failing_since: null,
      })),
    )
    .onConflict((conflict) => conflict.column('channel').doNothing())
    .execute();
}
