import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../contract/channel.ts';
import { startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

test('every message is tried within a day of true time and delivered once despite clock jumps', async () => {
  await using databases = await startDatabases('SQLite');
  const failure = fc.oneof(
    fc.constant<Outcome>({ status: 'retry', reason: 'сбой' }),
    fc.nat({ max: DAY_MS }).map<Outcome>((retryAfterMs) => ({ status: 'retry', reason: '429', retryAfterMs })),
  );
  const jump = fc.integer({ min: -YEAR_MS, max: YEAR_MS });
  const step = fc.tuple(jump, fc.array(failure, { maxLength: 3 }), fc.nat({ max: 2 * HOUR_MS }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await using store = await databases.open();
      const clock = createTestClock();
      const channel = fakeChannel('webhook', clock, { minIntervalMs: 500 });
      const slowly = { pollMs: 10 * MINUTE_MS };
      await using delivery = startDelivery({ store, clock, channels: [channel], rules: slowly });
      const pendingFailures: Outcome[] = [];
      const delivered: number[] = [];
      channel.answerWith(({ lead }) => {
        const next = pendingFailures.shift();
        if (next) return next;
        delivered.push(lead.number);
        return { status: 'delivered' };
      });
      for (const [jumpMs, next, runMs] of steps) {
        clock.put(jumpMs);
        pendingFailures.push(...next);
        await delivery.add();
        await clock.run(runMs);
      }
      pendingFailures.length = 0;
      await clock.run(DAY_MS + HOUR_MS);
      expect(await delivery.states()).toEqual({ delivered: steps.length });
      expect(new Set(delivered).size).toBe(steps.length);
    }),
    { numRuns: 25 },
  );
}, 180_000);
