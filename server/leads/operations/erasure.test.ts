import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { consentTo, newLead } from '../testing/new-lead.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { erasePhone, findErasures } from './erase-phone.ts';
import { listLeads, showLead } from './find-leads.ts';
import { openPhoneHash, rotatePhoneKey } from './phone-hash.ts';
import { recordContact } from './record-contact.ts';
import { applyRetention } from './retention.ts';
import { withdrawMarketing } from './withdraw-marketing.ts';
import { moveLead, noteOnLead, remindOfLead, takeLead } from './work-on-lead.ts';

const PHONE = '+79001234567';
const OTHER = '+79007654321';
const received = new Date('2026-11-20T10:00:00Z');
const both = { marketing: true, consents: [consentTo('callback'), consentTo('marketing')] };
const vacancy = { kind: 'vacancy', consents: [consentTo('vacancy')] } as const;

const add = async ({ database }: TestDatabase, change: Partial<NewLead> = {}) =>
  (await database.write((db) => insertLead(db, newLead(change), ['email']))).number;

describe.each(DATABASES)('erasure and retention on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  const hashOf = ({ database, place }: TestDatabase) => openPhoneHash(database, place.dataDir);
  const OLGA = { id: 'p1', name: 'Ольга Менеджер' };
  const workOn = async ({ database }: TestDatabase, number: number, now: Date) => {
    const act = { author: OLGA, now };
    await takeLead(database, number, { ...act, holder: null });
    await noteOnLead(database, number, { ...act, words: 'Ключ у соседки Тамары' });
    const loss = { reason: 'other', words: 'Уехали в Светлый' } as const;
    await moveLead(database, number, { ...act, from: 'in-work', to: 'lost', loss });
    await remindOfLead(database, number, { ...act, at: new Date('2026-12-20T10:00:00Z') });
  };
  const dumpTables = async (store: TestDatabase) =>
    JSON.stringify(
      await Promise.all(
        ['leads', 'lead_events', 'consents', 'outbox', 'consent_proofs', 'erasures', 'alarms', 'lanes'].map((table) =>
          store.rows(`SELECT * FROM ${table}`),
        ),
      ),
    );

  test('a request erases the leads, consents and messages of one phone only', async () => {
    await using store = await databases.open();
    const clock = createTestClock(received);
    const email = fakeChannel('email', clock);
    email.answerWith(() => ({ status: 'delivered', remoteId: 'mail-1' }));
    await using delivery = startDelivery({ store, clock, channels: [email] });
    const first = await delivery.add({ phone: PHONE, name: 'Анна', comment: 'ул. Тайная', ...both });
    await clock.settle();
    email.answerWith(() => ({ status: 'retry', reason: 'нет связи' }));
    await delivery.add({ phone: PHONE, name: 'Анна', page: '/other' });
    await delivery.add({ phone: PHONE, name: 'Анна', suspicions: ['honeypot'] });
    const kept = await delivery.add({ phone: OTHER });
    await clock.settle();
    await workOn(store, first, clock.now());
    await noteOnLead(store.database, kept, { author: OLGA, now: clock.now(), words: 'Позвонить завтра' });
    expect(await dumpTables(store)).toMatch(/Тамары.*Светлый|Светлый.*Тамары/);
    const hash = await hashOf(store);
    const erasure = await erasePhone(store.database, PHONE, { hash, now: clock.now() });
    expect(erasure).toMatchObject({ leads: 3, consents: 4, messages: 2 });
    expect(erasure.sentTo).toContainEqual({ number: first, channel: 'email', remoteId: 'mail-1' });
    expect((await listLeads(store.database, {})).map(({ number }) => number)).toEqual([kept]);
    expect(await dumpTables(store)).not.toMatch(/9001234567|Анна|Тайная|Тамары|Светлый/);
    expect(await store.rows('SELECT lead_number, words FROM lead_events')).toEqual([
      { lead_number: kept, words: 'Позвонить завтра' },
    ]);
    expect(await findErasures(store.database, PHONE, hash)).toMatchObject([{ leads: 3, consents: 4, messages: 2 }]);
    expect(await findErasures(store.database, OTHER, hash)).toEqual([]);
    const sent = email.sent.length;
    email.answerWith(() => ({ status: 'delivered' }));
    await clock.run(60 * 60_000);
    expect(email.sent.slice(sent).map(({ number }) => number)).toEqual([kept]);
  });

  test('an erased consent leaves a proof that it was given, without a name or a phone', async () => {
    await using store = await databases.open();
    const number = await add(store, { ip: '10.0.0.1' });
    const hash = await hashOf(store);
    await erasePhone(store.database, PHONE, { hash, now: received });
    expect(await store.rows('SELECT * FROM consent_proofs')).toMatchObject([
      {
        lead_number: number,
        phone_hash: hash(PHONE),
        purpose: 'callback',
        label: 'Согласен',
        ip: '10.0.0.1',
        checked_at: received.toISOString(),
        keep_until: '2029-11-20T10:00:00.000Z',
      },
    ]);
    expect(await applyRetention(store.database, { hash, now: new Date('2029-11-20T09:59:00Z') })).toMatchObject({
      proofs: 0,
    });
    expect(await applyRetention(store.database, { hash, now: new Date('2029-11-20T10:01:00Z') })).toMatchObject({
      proofs: 1,
    });
  });

  test('a message in flight whose lead is erased leaves no trace', async () => {
    await using store = await databases.open();
    const clock = createTestClock(received);
    const email = fakeChannel('email', clock);
    email.answerWith(async () => {
      await clock.sleep(5000);
      return { status: 'delivered' };
    });
    await using delivery = startDelivery({ store, clock, channels: [email] });
    await delivery.add({ phone: PHONE });
    await clock.settle();
    const erasure = await erasePhone(store.database, PHONE, { hash: await hashOf(store), now: clock.now() });
    expect(erasure.sentTo).toHaveLength(1);
    await delivery.add({ phone: OTHER });
    await clock.runUntil(async () => (await delivery.states()).delivered === 1, 60_000);
    expect(await store.rows('SELECT * FROM outbox')).toHaveLength(1);
  });

  test('a lead is kept for twelve months after the last contact, a reply to a vacancy for 30 days', async () => {
    await using store = await databases.open();
    const hash = await hashOf(store);
    const old = await add(store);
    const reply = await add(store, { ...vacancy, phone: '+79001112233' });
    const spoken = await add(store, { phone: '+79002223344' });
    await recordContact(store.database, spoken, new Date('2027-02-01T00:00:00Z'));
    const wroteAgain = await add(store, { phone: OTHER });
    await add(store, { phone: OTHER, createdAt: new Date('2027-03-01T00:00:00Z') });
    const run = (now: string) => applyRetention(store.database, { hash, now: new Date(now) });
    const left = async () => (await listLeads(store.database, {})).map(({ number }) => number);

    expect(await run('2026-12-20T09:59:00Z')).toMatchObject({ leads: 0 });
    expect(await run('2026-12-20T10:01:00Z')).toMatchObject({ leads: 1, consents: 1, messages: 1 });
    expect(await left()).not.toContain(reply);
    expect(await run('2027-11-20T09:59:00Z')).toMatchObject({ leads: 0 });
    expect(await run('2027-11-20T10:01:00Z')).toMatchObject({ leads: 1 });
    expect(await left()).not.toContain(old);
    expect(await left()).toEqual(expect.arrayContaining([spoken, wroteAgain]));
    expect(await run('2028-03-01T00:01:00Z')).toMatchObject({ leads: 3 });
    expect(await left()).toEqual([]);
    expect(await store.rows('SELECT cause, leads, phone_hash FROM erasures ORDER BY erased_at')).toEqual(
      [1, 1, 3].map((leads) => ({ cause: 'retention', leads, phone_hash: null })),
    );
  });

  test('the name and the phone stay for advertising, for three years or until «стоп»', async () => {
    await using store = await databases.open();
    const hash = await hashOf(store);
    const details = {
      name: 'Анна',
      titleShown: 'Комфорт',
      comment: 'тайна',
      answers: { area: 64 },
      attribution: { a: 1 },
    };
    const number = await add(store, { ...both, ...details });
    const stopped = await add(store, { ...both, ...details, phone: OTHER });
    const run = (now: string) => applyRetention(store.database, { hash, now: new Date(now) });
    await workOn(store, number, received);

    expect(await run('2027-11-20T10:01:00Z')).toMatchObject({ leads: 0, reduced: 2 });
    expect(await dumpTables(store)).not.toMatch(/Тамары|Светлый|Менеджер/);
    const later = { author: OLGA, now: new Date('2027-11-20T10:02:00Z') };
    expect(await noteOnLead(store.database, number, { ...later, words: 'Ещё' })).toEqual({ outcome: 'over' });
    expect(await run('2027-11-20T10:02:00Z')).toMatchObject({ leads: 0, reduced: 0 });
    expect(await showLead(store.database, number)).toMatchObject({
      ...{ name: 'Анна', phone: PHONE, titleShown: 'Комфорт', marketing: true },
      progress: { loss: null, taken: null, remindAt: null },
      ...{ comment: '', phoneTyped: '', answers: null, attribution: null, deliveries: [] },
      proofs: [{ purpose: 'marketing' }],
    });
    expect(await withdrawMarketing(store.database, OTHER, { hash, now: new Date('2028-01-01T00:00:00Z') })).toBe(1);
    expect(await showLead(store.database, stopped)).toBeNull();
    expect(await run('2029-11-20T10:01:00Z')).toMatchObject({ leads: 1 });
    expect(await dumpTables(store)).not.toMatch(/Анна|9001234567/);
  });

  test('texts written by staff are also removed from leads reduced by the previous program version', async () => {
    await using store = await databases.open();
    const number = await add(store, both);
    await workOn(store, number, received);
    const reducedAt = received.toISOString();
    await store.database.write((db) => db.updateTable('leads').set({ reduced_at: reducedAt }).execute());
    await applyRetention(store.database, { hash: await hashOf(store), now: new Date('2026-11-21T10:00:00Z') });
    expect(await dumpTables(store)).not.toMatch(/Тамары|Светлый|Менеджер/);
  });

  test('«стоп» ends advertising and keeps the lead for an answer', async () => {
    await using store = await databases.open();
    const hash = await hashOf(store);
    const number = await add(store, { ...both, comment: 'Дом' });
    expect(await withdrawMarketing(store.database, PHONE, { hash, now: received })).toBe(1);
    expect(await showLead(store.database, number)).toMatchObject({
      ...{ marketing: false, comment: 'Дом' },
      proofs: [{ purpose: 'callback' }],
      deliveries: [{ state: 'queued' }],
    });
    expect(await store.rows('SELECT purpose FROM consent_proofs')).toEqual([{ purpose: 'marketing' }]);
  });

  test('a person erased before a key rotation is found after it', async () => {
    await using store = await databases.open();
    await add(store, { phone: PHONE });
    await erasePhone(store.database, PHONE, { hash: await hashOf(store), now: new Date() });
    await rotatePhoneKey(store.database, store.place.dataDir);
    expect(await findErasures(store.database, PHONE, await hashOf(store))).toMatchObject([{ leads: 1 }]);
  });

  test('the journal keeps one key and refuses another', async () => {
    await using store = await databases.open();
    const hash = await hashOf(store);
    expect((await hashOf(store))(PHONE)).toBe(hash(PHONE));
    expect(hash(PHONE)).toMatch(/^[0-9a-f]{64}$/);
    const path = join(store.place.dataDir, 'leads.key');
    const key = await readFile(path);
    await rm(path);
    await expect(hashOf(store)).rejects.toThrow(/leads\.key не тот/);
    await writeFile(path, Buffer.alloc(32, 1));
    await expect(hashOf(store)).rejects.toThrow(/leads\.key не тот/);
    await writeFile(path, key);
    expect((await hashOf(store))(PHONE)).toBe(hash(PHONE));
  });
});
