import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { newLead } from '../testing/new-lead.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { claimNext } from './claim.ts';
import { RULES } from './rules.ts';
import { openLanes } from './worker.ts';

const HOUR_MS = 60 * 60_000;

describe.each(DATABASES)('interrupted delivery on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('a stopping server lets the running send finish', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    email.answerWith(async () => {
      await clock.sleep(5000);
      return { status: 'delivered' };
    });
    const delivery = startDelivery({ store, clock, channels: [email] });
    await delivery.add();
    await delivery.add();
    await clock.settle();
    await delivery[Symbol.asyncDispose]();
    expect(email.sent).toHaveLength(1);
    expect(await delivery.states()).toEqual({ delivered: 1, queued: 1 });
  });

  test('a send that takes too long is aborted and returned to the queue without a failure', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    email.answerWith(() => new Promise(() => {}));
    const delivery = startDelivery({ store, clock, channels: [email] });
    await delivery.add();
    await clock.settle();
    await delivery[Symbol.asyncDispose]();
    expect(await store.rows('SELECT state, failures, leased_by FROM outbox')).toEqual([
      { state: 'queued', failures: 0, leased_by: null },
    ]);
    expect(await store.rows('SELECT lease_until FROM lanes')).toEqual([{ lease_until: null }]);
    await using next = startDelivery({ store, clock, channels: [email] });
    email.answerWith(() => ({ status: 'delivered' }));
    await clock.runUntil(async () => (await next.states()).delivered === 1, 1000);
  });

  test('the message of a dead server is taken over after its lease expires, with a recorded reason', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    await store.database.write(async (db) => {
      await insertLead(db, newLead({ createdAt: clock.now() }), ['email']);
      await openLanes(db, ['email'], clock.now());
      await claimNext(db, { channel: 'email', lease: 'of-the-dead', now: clock.now(), random: 0, rules: RULES });
    });
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [email] });
    await clock.run(RULES.leaseMs - 1000);
    expect(email.sent).toEqual([]);
    await clock.runUntil(async () => (await delivery.states()).delivered === 1, HOUR_MS);
    expect(email.sent).toMatchObject([{ attempt: 2 }]);
    expect(await store.rows('SELECT failures, last_reason FROM outbox')).toEqual([
      { failures: 1, last_reason: 'Сервер остановился во время отправки' },
    ]);
  });

  test('the message of a server that died at its last attempt becomes dead with an alarm', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const queuedAt = new Date(clock.now().getTime() - RULES.giveUpAfterMs);
    await store.database.write(async (db) => {
      await insertLead(db, newLead({ createdAt: queuedAt }), ['email']);
      await db.updateTable('outbox').set({ attempts: RULES.fewestAttempts }).execute();
      await openLanes(db, ['email'], clock.now());
      await claimNext(db, { channel: 'email', lease: 'of-the-dead', now: clock.now(), random: 0, rules: RULES });
    });
    const [email, max] = [fakeChannel('email', clock), fakeChannel('max', clock, { canAlert: true })];
    await using delivery = startDelivery({ store, clock, channels: [email, max] });
    await clock.run(HOUR_MS);
    expect(await delivery.states()).toEqual({ dead: 1 });
    expect(max.alerts).toEqual([expect.stringContaining('Причина: Сервер остановился во время отправки')]);
  });

  test('a message claimed while the server stops is not sent and stays in the queue', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    let stopped: Promise<void> | undefined;
    const { write } = store.database;
    const stopAfterClaim: typeof write = async (work) => {
      const result = await write(work);
      if (typeof result === 'object' && result !== null && 'lease' in result) stopped = delivery.worker.stop();
      return result;
    };
    await using delivery = startDelivery({
      store: { ...store, database: { ...store.database, write: stopAfterClaim } },
      clock,
      channels: [email],
    });
    await delivery.add();
    await clock.settle();
    await stopped;
    expect(email.sent).toEqual([]);
    expect(await store.rows('SELECT state, failures FROM outbox')).toEqual([{ state: 'queued', failures: 0 }]);
  });

  test('an outcome that cannot be written is written later, and the message is not sent again meanwhile', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    let failures = 0;
    const { write } = store.database;
    const flaky: typeof write = (work) => {
      if (email.sent.length !== 1 || failures >= 3) return write(work);
      failures += 1;
      return Promise.reject(new Error('disk I/O error'));
    };
    await using delivery = startDelivery({
      store: { ...store, database: { ...store.database, write: flaky } },
      clock,
      channels: [email],
    });
    await delivery.add();
    await clock.runUntil(async () => (await delivery.states()).delivered === 1, HOUR_MS);
    expect([email.sent.length, failures]).toEqual([1, 3]);
    // The alarm loop also writes, so it may have received some of the failures.
    expect(delivery.events.filter((event) => event === 'delivery_mark_failed').length).toBeGreaterThan(0);
  });

  test('a slow server whose lease was taken over can record a delivery, but no other outcome', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const slow = fakeChannel('email', clock);
    const release = Promise.withResolvers<void>();
    slow.answerWith(async () => {
      await release.promise;
      return { status: 'refused', reason: 'too late' };
    });
    const rules = { leaseMs: 1000 };
    await using first = startDelivery({ store, clock, channels: [slow], rules });
    await first.add();
    await clock.settle();
    const quick = fakeChannel('email', clock);
    await using second = startDelivery({ store, clock, channels: [quick], rules });
    await clock.runUntil(async () => (await second.states()).delivered === 1, HOUR_MS);
    release.resolve();
    await clock.run(60_000);
    expect(await second.states()).toEqual({ delivered: 1 });
    expect(quick.sent).toHaveLength(1);
  });
});
