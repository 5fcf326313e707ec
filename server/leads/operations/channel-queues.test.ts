import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimNext } from '../delivery/claim.ts';
import { recordOutcome } from '../delivery/record-outcome.ts';
import { RULES } from '../delivery/rules.ts';
import { openLanes } from '../delivery/worker.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { channelQueues } from './channel-queues.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe.each(DATABASES)('queues of channels on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  const add = (database: LeadDatabase, createdAt: Date, channels = ['email']) =>
    database.write((db) => insertLead(db, newLead({ createdAt }), channels));
  const stallOf = async (database: LeadDatabase) => (await channelQueues(database, NOW))[0]?.stall;

  test('a new lead is not a stall, a lead that no server takes is one', async () => {
    await using store = await databases.open();
    await add(store.database, minutesAgo(1));
    expect(await channelQueues(store.database, NOW)).toEqual([
      {
        channel: 'email',
        waiting: 1,
        dead: 0,
        oldest: minutesAgo(1),
        lastDelivered: null,
        stall: null,
        hasAlarm: false,
      },
    ]);
    await add(store.database, minutesAgo(5));
    expect(await stallOf(store.database)).toBe('not-taken');
  });

  test('a service that failed several times in a row is reported at once and cleared by a delivery', async () => {
    await using store = await databases.open();
    const { database } = store;
    await add(database, minutesAgo(1));
    await database.write((db) => openLanes(db, ['email'], minutesAgo(1)));
    const attempt = async (result: Parameters<typeof recordOutcome>[2]['result'], now: Date) => {
      const circumstances = { now, random: 0, rules: RULES };
      await database.write(async (db) => {
        const claim = await claimNext(db, { channel: 'email', lease: 'a', ...circumstances });
        if (!claim) throw new Error('Nothing to claim');
        await recordOutcome(db, claim, { ...circumstances, minIntervalMs: 0, result });
      });
    };
    const refused = { status: 'retry', reason: 'Почта: ответ 451' } as const;
    for (let failures = 1; failures < RULES.failuresOfService; failures += 1) await attempt(refused, NOW);
    expect(await stallOf(database)).toBeNull();
    await attempt(refused, NOW);
    expect(await stallOf(database)).toBe('failing');
    await attempt({ status: 'delivered' }, NOW);
    expect(await stallOf(database)).toBeNull();
  });

  test('a timestamp in the future is reported as a false time', async () => {
    await using store = await databases.open();
    await add(store.database, minutesAgo(-60));
    expect(await stallOf(store.database)).toBe('false-times');
  });

  test('a message retried for too long is reported as late', async () => {
    await using store = await databases.open();
    const { database } = store;
    await add(database, minutesAgo(40), ['email', 'max']);
    await database.write((db) => openLanes(db, ['email', 'max'], minutesAgo(40)));
    for (const channel of ['email', 'max']) {
      const circumstances = { now: minutesAgo(5), random: 0.5, rules: RULES };
      await database.write(async (db) => {
        const claim = await claimNext(db, { channel, lease: channel, ...circumstances });
        if (!claim) throw new Error('Nothing to claim');
        const result =
          channel === 'max'
            ? ({ status: 'delivered' } as const)
            : ({ status: 'retry', reason: '429', retryAfterMs: 3_600_000 } as const);
        await recordOutcome(db, claim, { ...circumstances, minIntervalMs: 0, result });
      });
    }
    expect(await channelQueues(database, NOW)).toMatchObject([
      { channel: 'email', waiting: 1, stall: 'late', lastDelivered: null },
      { channel: 'max', waiting: 0, stall: null, lastDelivered: minutesAgo(5) },
    ]);
  });
});
