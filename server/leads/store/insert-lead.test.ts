import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { consentTo, newLead } from '../testing/new-lead.ts';
import { findKey, insertLead } from './insert-lead.ts';
import { openLeadDatabase } from './open-lead-database.ts';
import { readStoredLead } from './stored-leads.ts';

const CHANNELS = ['email', 'bitrix24'];
const add = ({ database }: Pick<TestDatabase, 'database'>, lead = newLead()) =>
  database.write((db) => insertLead(db, lead, CHANNELS));

describe.each(DATABASES)('the store on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('a stored lead reads back unchanged', async () => {
    await using store = await databases.open();
    const lead = newLead({
      kind: 'calculator',
      name: 'Анна «Ёлка» 👷 \\ \' " %',
      comment: 'две\nстроки',
      titleShown: 'Комфорт',
      priceShown: 'от 1 200 000 ₽',
      answers: { area: 64, extras: ['a', 'b'], nothing: null, ключ: true },
      attribution: { first: { utm_source: 'yandex' }, last: null },
      marketing: true,
      consents: [consentTo('callback'), consentTo('marketing')],
    });
    const { number } = await add(store, lead);
    const { key, bodyHash, suspicions, givenAt, ip, userAgent, ...storedFields } = lead;
    expect(await store.database.read((db) => readStoredLead(db, number))).toEqual({
      ...storedFields,
      number,
      repeatOf: null,
    });
    expect(await store.database.read((db) => findKey(db, key))).toEqual({ number, bodyHash, suspicions: [] });
  });

  test('messages are queued in the same commit, except for a lead in quarantine', async () => {
    await using store = await databases.open();
    const { number } = await add(store);
    await add(store, newLead({ suspicions: ['honeypot'] }));
    expect(await store.rows('SELECT lead_number, channel, state, attempts FROM outbox ORDER BY channel')).toEqual(
      ['bitrix24', 'email'].map((channel) => ({ lead_number: number, channel, state: 'queued', attempts: 0 })),
    );
  });

  test('the proof of a consent keeps the moment of the visitor apart from that of the server', async () => {
    await using store = await databases.open();
    const createdAt = new Date('2026-11-20T10:00:00Z');
    const givenAt = new Date('2026-11-18T07:30:00Z');
    await add(store, newLead({ createdAt, givenAt }));
    expect(await store.rows('SELECT given_at, checked_at FROM consents')).toEqual([
      { given_at: givenAt.toISOString(), checked_at: createdAt.toISOString() },
    ]);
  });

  test('a lead without a valid proof of consent is not stored at all', async () => {
    await using store = await databases.open();
    const unprovable = newLead({ consents: [consentTo('callback'), consentTo('callback')] });
    await expect(add(store, unprovable)).rejects.toThrow();
    expect(await store.rows('SELECT * FROM leads')).toEqual([]);
    expect(await store.rows('SELECT * FROM outbox')).toEqual([]);
  });

  test('the same phone and form within ten minutes is stored and queued as a repeat of the first lead', async () => {
    await using store = await databases.open();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
    const numbers: number[] = [];
    for (const minute of [0, 1, 9, 11]) numbers.push((await add(store, newLead({ createdAt: at(minute) }))).number);
    await add(store, newLead({ createdAt: at(12), page: '/elsewhere' }));
    const repeats = await Promise.all(
      numbers.map((number) => store.database.read(async (db) => (await readStoredLead(db, number)).repeatOf)),
    );
    expect(repeats).toEqual([null, numbers[0], numbers[0], null]);
    expect(await store.rows('SELECT DISTINCT importance FROM outbox ORDER BY importance')).toEqual([
      { importance: 0 },
      { importance: 1 },
    ]);
  });

  test('a lead is no repeat of one in quarantine, which nobody has received', async () => {
    await using store = await databases.open();
    await add(store, newLead({ suspicions: ['honeypot'] }));
    const { number } = await add(store);
    expect(await store.rows('SELECT lead_number, importance FROM outbox')).toEqual(
      CHANNELS.map(() => ({ lead_number: number, importance: 0 })),
    );
  });

  test('two simultaneous leads of one person give one lead and one repeat', async () => {
    await using store = await databases.open();
    const pairs = Array.from({ length: 10 }, (_, index) => ({ phone: `+7900000000${index}` }));
    await Promise.all(pairs.flatMap((person) => [add(store, newLead(person)), add(store, newLead(person))]));
    expect(
      await store
        .rows('SELECT count(*) AS originals FROM leads WHERE repeat_of IS NULL')
        .then(([row]) => Number(row?.originals)),
    ).toBe(10);
  });

  test('one key from many simultaneous connections gives one lead', async () => {
    await using store = await databases.open();
    const other = { database: await openLeadDatabase(store.place) };
    const [key, otherKey] = [crypto.randomUUID(), crypto.randomUUID()];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(
          index % 2 === 0 ? store : other,
          newLead({ key: index < 40 ? key : otherKey, phone: `+7900000000${index % 3}` }),
        ),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(2);
    expect(new Set(results.map(({ number }) => number)).size).toBe(2);
    expect(await store.rows('SELECT * FROM leads')).toHaveLength(2);
    await other.database.close();
  });
});
