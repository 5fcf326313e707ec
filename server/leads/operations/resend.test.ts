import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from '../store/insert-lead.ts';
import type { MessageState } from '../store/schema.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { resendDead, resendLead } from './resend.ts';

const channels = ['amocrm', 'email', 'max', 'webhook'];
const received = new Date('2026-11-20T10:00:00Z');
const now = new Date('2026-11-25T10:00:00Z');
const at = now.toISOString();

describe.each(DATABASES)('resending on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  /** Adds a lead with a message in each of the given states; a message that ended has failed nine times. */
  async function add({ database }: TestDatabase, states: Readonly<Record<string, MessageState>>, phone?: string) {
    const lead = newLead({ createdAt: received, ...(phone ? { phone } : {}) });
    const { number } = await database.write((db) => insertLead(db, lead, Object.keys(states)));
    for (const [channel, state] of Object.entries(states).filter(([, state]) => state !== 'queued')) {
      const lease = state === 'leased' ? { leased_by: 'other', lease_until: at } : { finished_at: at };
      await database.write((db) =>
        db
          .updateTable('outbox')
          .set({ state, attempts: 9, failures: 9, ...lease })
          .where('lead_number', '=', number)
          .where('channel', '=', channel)
          .execute(),
      );
    }
    return number;
  }
  const statesOf = async (store: TestDatabase, number: number) =>
    Object.fromEntries(
      (await store.rows(`SELECT channel, state FROM outbox WHERE lead_number = ${number}`)).map((row) => [
        row.channel,
        row.state,
      ]),
    );

  test('a lead resent to all channels goes where it has not arrived, and not again where it has', async () => {
    await using store = await databases.open();
    const number = await add(store, { amocrm: 'dead', email: 'delivered', max: 'queued' });
    const sent = await resendLead(store.database, number, { channels, now });
    expect(sent).toEqual(['amocrm', 'max', 'webhook']);
    const queued = { amocrm: 'queued', max: 'queued', webhook: 'queued' };
    expect(await statesOf(store, number)).toEqual({ ...queued, email: 'delivered' });
  });

  test('a message that is being sent is not queued a second time', async () => {
    await using store = await databases.open();
    const number = await add(store, { email: 'leased' });
    expect(await resendLead(store.database, number, { channels: ['email'], now })).toEqual([]);
    expect(await resendLead(store.database, number, { channel: 'email', channels, now })).toEqual([]);
    expect(await statesOf(store, number)).toEqual({ email: 'leased' });
  });

  test('a lead resent to one channel goes to no other channel, and no other lead is sent', async () => {
    await using store = await databases.open();
    const number = await add(store, { amocrm: 'dead', email: 'delivered' });
    const other = await add(store, { email: 'delivered' }, '+79007654321');
    expect(await resendLead(store.database, number, { channel: 'email', channels, now })).toEqual(['email']);
    expect(await statesOf(store, number)).toEqual({ amocrm: 'dead', email: 'queued' });
    expect(await statesOf(store, other)).toEqual({ email: 'delivered' });
  });

  test('a resent message has its full term of retries again and is due now', async () => {
    await using store = await databases.open();
    await add(store, { email: 'dead' });
    expect(await resendDead(store.database, 'email', now)).toBe(1);
    expect(
      await store.rows('SELECT state, failures, queued_at, next_attempt_at, finished_at, attempts FROM outbox'),
    ).toEqual([{ state: 'queued', failures: 0, queued_at: at, next_attempt_at: at, finished_at: null, attempts: 9 }]);
  });

  test('a lead past its retention term is sent nowhere', async () => {
    await using store = await databases.open();
    const number = await add(store, {});
    await store.database.write((db) => db.updateTable('leads').set({ reduced_at: at }).execute());
    expect(await resendLead(store.database, number, { channels, now })).toEqual([]);
    expect(await resendLead(store.database, number, { channel: 'email', channels, now })).toEqual([]);
    expect(await statesOf(store, number)).toEqual({});
  });

  test('a repeated lead stays behind first leads in a channel added later', async () => {
    await using store = await databases.open();
    const first = await add(store, { email: 'delivered' });
    const repeat = await add(store, { email: 'delivered' });
    for (const number of [first, repeat]) await resendLead(store.database, number, { channel: 'max', channels, now });
    expect(await store.rows("SELECT lead_number, importance FROM outbox WHERE channel = 'max' ORDER BY 1")).toEqual([
      { lead_number: first, importance: 0 },
      { lead_number: repeat, importance: 1 },
    ]);
  });

  test('a lead that does not exist is sent nowhere', async () => {
    await using store = await databases.open();
    expect(await resendLead(store.database, 1, { channels, now })).toEqual([]);
  });
});
