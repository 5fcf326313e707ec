import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resendDead } from '../operations/resend.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import type { Claim } from './claim.ts';
import { claimNext } from './claim.ts';
import type { SendResult } from './decide.ts';
import { later } from './decide.ts';
import { recordOutcome } from './record-outcome.ts';
import { RULES } from './rules.ts';
import { openLanes } from './worker.ts';

const now = new Date('2026-11-20T10:00:00Z');
const refused = { status: 'refused', reason: 'нет прав' } as const;

describe.each(DATABASES)('recording an outcome on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  async function open() {
    const store = await databases.open();
    await store.database.write(async (db) => {
      await insertLead(db, newLead({ createdAt: now }), ['email']);
      await openLanes(db, ['email'], now);
    });
    return store;
  }
  const claim = ({ database }: TestDatabase, lease: string, at = now) =>
    database.write((db) => claimNext(db, { channel: 'email', lease, now: at, random: 0, rules: RULES }));
  const record = ({ database }: TestDatabase, claimed: Claim | null, result: SendResult, at = now) =>
    database.write(async (db) => {
      if (!claimed) throw new Error('Nothing was claimed');
      await recordOutcome(db, claimed, { now: at, random: 0, rules: RULES, minIntervalMs: 0, result });
    });

  test('a refused lead does not mark a channel that never failed as failing', async () => {
    await using store = await open();
    const claimed = await claim(store, 'mine');
    expect(claimed?.lane).toEqual({ failures: 0, failingSince: null });
    await record(store, claimed, refused);
    expect(await store.rows('SELECT failures, failing_since FROM lanes')).toEqual([
      { failures: 0, failing_since: null },
    ]);
  });

  test('an outcome reported after the lease was lost leaves the lane to its new holder', async () => {
    await using store = await open();
    const lost = await claim(store, 'lost');
    const afterLease = later(now, RULES.leaseMs);
    expect(await claim(store, 'newer', afterLease)).toMatchObject({ lease: 'newer', message: { attempt: 2 } });
    await record(store, lost, refused, afterLease);
    expect(await store.rows('SELECT leased_by FROM lanes')).toEqual([{ leased_by: 'newer' }]);
    expect(await store.rows('SELECT state, leased_by FROM outbox')).toEqual([{ state: 'leased', leased_by: 'newer' }]);
  });

  const busy = { status: 'retry', reason: 'нет связи' } as const;
  test.each<[string, SendResult, Date]>([
    ['refused', { ...refused, acceptedAs: 'uid-1' }, now],
    ['retried', { ...busy, acceptedAs: 'uid-1' }, now],
    ['retried after a requested pause', { ...busy, retryAfterMs: 1000, acceptedAs: 'uid-1' }, now],
    ['given up', { ...busy, acceptedAs: 'uid-1' }, later(now, RULES.giveUpAfterMs)],
  ])('the acceptance id of a message that was %s is passed to its next attempt', async (_name, result, at) => {
    await using store = await open();
    await store.database.write((db) => db.updateTable('outbox').set({ attempts: RULES.fewestAttempts }).execute());
    await record(store, await claim(store, 'first', at), result, at);
    const muchLater = later(at, 60_000);
    await store.database.write((db) => db.updateTable('lanes').set({ free_at: at.toISOString() }).execute());
    await resendDead(store.database, 'email', muchLater);
    expect(await claim(store, 'second', muchLater)).toMatchObject({ message: { acceptedAs: 'uid-1' } });
  });
});
