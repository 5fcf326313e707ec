import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../contract/channel.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('SQLite');
});
afterAll(() => databases[Symbol.asyncDispose]());

const failure = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ status: 'retry', reason: 'сбой' } as const) },
  fc.nat({ max: 2 * 60 * 60_000 }).map((retryAfterMs) => ({ status: 'retry', reason: '429', retryAfterMs }) as const),
  fc.constant('hang' as const),
  fc.constant('throw' as const),
);
const plan = fc.array(fc.tuple(fc.array(failure, { maxLength: 6 }), fc.boolean()), { minLength: 1, maxLength: 8 });

test('every message ends delivered exactly once or dead and reported, without overlap, in any outage', async () => {
  await fc.assert(
    fc.asyncProperty(plan, fc.integer({ min: 0, max: 5000 }), async (leads, minIntervalMs) => {
      await using store = await databases.open();
      const clock = createTestClock();
      const channel = fakeChannel('webhook', clock, { minIntervalMs });
      const helper = fakeChannel('email', clock, { canAlert: true });
      await using delivery = startDelivery({ store, clock, channels: [helper, channel] });
      let activeSends = 0;
      const delivered: number[] = [];
      channel.answerWith(async ({ lead, attempt }, signal): Promise<Outcome> => {
        expect(activeSends).toBe(0);
        activeSends += 1;
        try {
          const [failures, isRefused] = leads[Number(lead.comment)] ?? [[], false];
          const next = failures[attempt - 1];
          if (next === 'throw') throw new Error('x');
          if (next === 'hang') {
            await clock.sleep(DAY_MS, signal);
            return { status: 'retry', reason: 'прервано' };
          }
          if (next) return next;
          if (isRefused) return { status: 'refused', reason: 'нет' };
          delivered.push(lead.number);
          return { status: 'delivered' };
        } finally {
          activeSends -= 1;
        }
      });
      for (const index of leads.keys()) await delivery.add({ comment: String(index) });
      const refused = leads.filter(([, isRefused]) => isRefused).length;
      const isOver = async () => {
        const { delivered: done = 0, dead = 0 } = await delivery.states();
        return done + dead === 2 * leads.length;
      };
      await clock.runUntil(isOver, 3 * DAY_MS);
      expect(await delivery.states()).toEqual({
        delivered: 2 * leads.length - refused,
        ...(refused > 0 ? { dead: refused } : {}),
      });
      expect(new Set(delivered).size).toBe(delivered.length);
      expect(delivered).toHaveLength(leads.length - refused);
      await clock.run(2 * 60 * 60_000);
      if (refused > 0) expect(helper.alerts.join()).toMatch(/не доставлен/);
      const times = channel.sent.map(({ at }) => at);
      for (const [index, at] of times.slice(1).entries()) {
        expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(minIntervalMs);
      }
    }),
    { numRuns: 40 },
  );
}, 180_000);
