import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { newLead } from '../testing/new-lead.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { exportLeads, listLeads, showLead } from './find-leads.ts';
import type { LeadFilter } from './lead-filter.ts';
import { AT_COMMAND_LINE } from './lead-progress.ts';
import { recordContact } from './record-contact.ts';
import { resendDead, resendLead } from './resend.ts';
import { markAsNotSpam } from './work-on-lead.ts';

const channels = ['email', 'bitrix24'];
const add = async ({ database }: TestDatabase, change: Partial<NewLead> = {}) =>
  (await database.write((db) => insertLead(db, newLead(change), channels))).number;

describe.each(DATABASES)('operator actions on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('leads are found by the data that an operator has', async () => {
    await using store = await databases.open();
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const anna = await add(store, { name: 'Анна Ёлкина', phone: '+79001112233', createdAt: at(1) });
    const oleg = await add(store, { name: 'Олег 100%', phone: '+74012555555', kind: 'flat', createdAt: at(2) });
    const held = await add(store, {
      name: 'ОЛЕГ_Б',
      phone: '+79009998877',
      suspicions: ['honeypot'],
      createdAt: at(3),
    });
    const find = async (filter: LeadFilter) => (await listLeads(store.database, filter)).map(({ number }) => number);
    expect(await find({})).toEqual([held, oleg, anna]);
    expect(await find({ text: '8 (900) 111-22-33' })).toEqual([anna]);
    expect(await find({ text: '+7 900 111' })).toEqual([anna]);
    expect(await find({ text: '2233' })).toEqual([anna]);
    expect(await find({ text: '8900' })).toEqual([held, anna]);
    expect(await find({ text: `№ ${oleg}` })).toEqual([oleg]);
    expect(await find({ text: 'елкина' })).toEqual([anna]);
    expect(await find({ text: 'ОЛЕГ' })).toEqual([held, oleg]);
    expect(await find({ text: '0%' })).toEqual([oleg]);
    expect(await find({ text: 'г_б' })).toEqual([held]);
    expect(await find({ text: "'; DROP TABLE leads" })).toEqual([]);
    expect(await find({ from: at(2), to: at(3) })).toEqual([oleg]);
    expect(await find({ status: 'quarantined' })).toEqual([held]);
    expect(await find({ kind: 'flat', text: 'олег' })).toEqual([oleg]);
    expect(await find({ delivery: 'queued', channel: 'email' })).toEqual([oleg, anna]);
    expect(await find({ delivery: 'dead' })).toEqual([]);
  });

  test('a lead is shown with its consents and deliveries', async () => {
    await using store = await databases.open();
    const number = await add(store, { ip: '10.0.0.1', userAgent: 'Test/1' });
    const shown = await showLead(store.database, number);
    expect(shown).toMatchObject({ number, status: 'accepted', suspicions: [], repeatOf: null, phone: '+79001234567' });
    expect(shown?.proofs).toMatchObject([
      { purpose: 'callback', ip: '10.0.0.1', user_agent: 'Test/1', label: 'Согласен' },
    ]);
    expect(shown?.deliveries).toMatchObject([
      { channel: 'bitrix24', state: 'queued', attempts: 0, finishedAt: null },
      { channel: 'email', state: 'queued' },
    ]);
    expect(await showLead(store.database, 1)).toBeNull();
  });

  test('pages follow without gaps, and an export contains every lead once', async () => {
    await using store = await databases.open();
    const numbers: number[] = [];
    await store.database.write(async (db) => {
      for (let lead = 0; lead < 510; lead += 1)
        numbers.push((await insertLead(db, newLead({ phone: `+7900${String(lead).padStart(7, '0')}` }), [])).number);
    });
    const first = await listLeads(store.database, {}, { limit: 300 });
    const second = await listLeads(store.database, {}, { limit: 300, before: first.at(-1)?.number ?? 0 });
    expect([...first, ...second].map(({ number }) => number)).toEqual(numbers.toReversed());
    const exported: number[] = [];
    for await (const { number } of exportLeads(store.database)) exported.push(number);
    expect(exported).toEqual(numbers);
  });

  test('«не спам» delivers a held lead once', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [email] });
    const number = await delivery.add({ suspicions: ['honeypot'] });
    await clock.run(60_000);
    expect(email.sent).toEqual([]);
    const clear = async (which: number) =>
      (await markAsNotSpam(store.database, which, { author: AT_COMMAND_LINE, channels: ['email'], now: clock.now() }))
        .outcome;
    expect([await clear(number), await clear(number), await clear(1)]).toEqual(['done', 'changed', 'missing']);
    delivery.worker.wake();
    await clock.runUntil(async () => (await delivery.states()).delivered === 1, 60_000);
    expect(email.sent).toMatchObject([{ number, attempt: 1 }]);
    expect(await showLead(store.database, number)).toMatchObject({ status: 'accepted', suspicions: ['honeypot'] });
  });

  test('dead messages are sent again with their key after the operator repairs the channel', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const bitrix = fakeChannel('bitrix24', clock);
    await using delivery = startDelivery({ store, clock, channels: [bitrix] });
    bitrix.answerWith(() => ({ status: 'refused', reason: 'нет прав' }));
    const number = await delivery.add();
    await delivery.add();
    await clock.run(60_000);
    bitrix.answerWith(() => ({ status: 'delivered' }));
    expect(await resendDead(store.database, 'email', clock.now())).toBe(0);
    expect(await resendDead(store.database, 'bitrix24', clock.now())).toBe(2);
    delivery.worker.wake();
    await clock.runUntil(async () => (await delivery.states()).delivered === 2, 60_000);
    const [first, again] = bitrix.sent.filter((sent) => sent.number === number);
    expect([again?.key, again?.attempt]).toEqual([first?.key, 2]);
  });

  test('a lead is resent to the requested channel, also to a channel added later', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [email] });
    const number = await delivery.add();
    const held = await delivery.add({ suspicions: ['honeypot'] });
    await clock.runUntil(async () => (await delivery.states()).delivered === 1, 60_000);
    const resend = (which: number, channel?: string) =>
      resendLead(store.database, which, {
        channels: ['email', 'max'],
        now: clock.now(),
        ...(channel ? { channel } : {}),
      });
    expect(await resend(number)).toEqual(['max']);
    expect(await resend(number, 'email')).toEqual(['email']);
    expect(await resend(number, 'webhook')).toEqual([]);
    expect(await resend(held)).toEqual([]);
    delivery.worker.wake();
    await clock.runUntil(() => email.sent.length === 2, 60_000);
    expect(email.sent[1]).toMatchObject({ attempt: 2, key: email.sent[0]?.key });
  });

  test('a later contact is stored, an earlier one changes no data', async () => {
    await using store = await databases.open();
    const number = await add(store);
    const later = new Date('2027-01-01T00:00:00Z');
    expect(await recordContact(store.database, number, later)).toBe(true);
    expect(await recordContact(store.database, number, new Date('2026-12-01T00:00:00Z'))).toBe(true);
    expect(await recordContact(store.database, 1, later)).toBe(false);
    expect((await showLead(store.database, number))?.lastContactAt).toEqual(later);
  });
});
