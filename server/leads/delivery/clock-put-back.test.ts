import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 365 * 24 * HOUR_MS;
const rules = { pollMs: 5000 };

describe.each(DATABASES)('a clock that was ahead and is set back, on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test.each([
    ['a year', YEAR_MS],
    ['three hours', 3 * HOUR_MS],
  ])('by %s: a working channel delivers new leads within the minute', async (_words, ahead) => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock, { minIntervalMs: 500 });
    await using delivery = startDelivery({ store, clock, channels: [email], rules });
    clock.put(ahead);
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect(email.sent).toHaveLength(1);
    clock.put(-ahead);
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect(email.sent).toHaveLength(2);
  });

  test('a server crash and a service outage during the false time block no delivery', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const [email, max] = [fakeChannel('email', clock), fakeChannel('max', clock)];
    const delivery = startDelivery({ store, clock, channels: [email, max], rules });
    clock.put(YEAR_MS);
    email.answerWith(() => new Promise(() => {}));
    max.answerWith(() => ({ status: 'retry', reason: '503', retryAfterMs: HOUR_MS }));
    await delivery.add();
    await clock.settle();
    const leased = await store.rows("SELECT channel FROM outbox WHERE state = 'leased'");
    expect(leased).toEqual([{ channel: 'email' }]);
    clock.put(-YEAR_MS);
    // The first server never settles its message.
    const delivered = () => ({ status: 'delivered' }) as const;
    const [failedBefore, again] = [fakeChannel('email', clock), fakeChannel('max', clock)];
    failedBefore.answerWith(delivered);
    again.answerWith(delivered);
    max.answerWith(delivered);
    await using _other = startDelivery({ store, clock, channels: [failedBefore, again], rules });
    await clock.run(2 * MINUTE_MS);
    expect(failedBefore.sent).toHaveLength(1);
    expect([...max.sent.slice(1), ...again.sent]).toHaveLength(1);
    expect(await delivery.states()).toEqual({ delivered: 2 });
    await delivery[Symbol.asyncDispose]();
  });

  test('alarms from the false time are sent now and do not suppress later alarms', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock, { canAlert: true });
    const max = fakeChannel('max', clock);
    await using delivery = startDelivery({ store, clock, channels: [email, max], rules });
    clock.put(YEAR_MS);
    email.answerAlertsWith({ status: 'retry', reason: 'нет связи' });
    max.answerWith(() => ({ status: 'refused', reason: '401' }));
    await delivery.add();
    await clock.run(MINUTE_MS);
    const tried = email.alerts.length;
    clock.put(-YEAR_MS);
    email.answerAlertsWith({ status: 'delivered' });
    await clock.run(MINUTE_MS);
    expect(email.alerts).toHaveLength(tried + 1);
    max.answerWith(() => ({ status: 'delivered' }));
    await delivery.add();
    await clock.run(MINUTE_MS);
    max.answerWith(() => ({ status: 'refused', reason: '401' }));
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect(email.alerts).toHaveLength(tried + 2);
  });
});
