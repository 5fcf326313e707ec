import { UTC } from '../../release/contact.ts';
import type { NewLead } from '../contract/lead.ts';
import type { DeliveryRules } from '../delivery/rules.ts';
import { RULES } from '../delivery/rules.ts';
import { startWorker } from '../delivery/worker.ts';
import { createLeadStore } from '../store/lead-store.ts';
import type { TestDatabase } from './databases.ts';
import type { FakeChannel } from './fake-channel.ts';
import { newLead } from './new-lead.ts';
import type { TestClock } from './test-clock.ts';

type Parts = {
  readonly store: TestDatabase;
  readonly clock: TestClock;
  readonly channels: readonly FakeChannel[];
  readonly rules?: Partial<DeliveryRules>;
};

export function startDelivery({ store, clock, channels, rules = {} }: Parts) {
  const alarms: string[] = [];
  const events: string[] = [];
  const database = clock.watch(store.database);
  const worker = startWorker({
    database,
    clock,
    channels,
    // Only this worker queues messages, so a long interval saves polls when days pass in test time.
    rules: { ...RULES, pollMs: 10 * 60_000, ...rules },
    log: (event) => events.push(event),
    companyClock: () => UTC,
    onAlarm: (words) => alarms.push(words),
  });
  const intake = createLeadStore(database, { channels: channels.map(({ name }) => name), onQueued: worker.wake });
  let phones = 0;
  return {
    worker,
    alarms,
    events,
    async add(change: Partial<NewLead> = {}): Promise<number> {
      phones += 1;
      const phone = `+7900${String(phones).padStart(7, '0')}`;
      return (await intake.add(newLead({ phone, createdAt: clock.now(), ...change }))).number;
    },
    states: async () =>
      Object.fromEntries(
        (await store.rows('SELECT state, count(*) AS count FROM outbox GROUP BY state')).map(({ state, count }) => [
          state,
          Number(count),
        ]),
      ),
    [Symbol.asyncDispose]: async () => {
      const stopped = worker.stop();
      await clock.run(60_000);
      await stopped;
    },
  };
}
