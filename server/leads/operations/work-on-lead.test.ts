import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { countLeads } from './count-leads.ts';
import { listLeads, showLead } from './find-leads.ts';
import { readLeadActivity } from './lead-activity.ts';
import type { LeadFilter } from './lead-filter.ts';
import { readLeadHistory } from './lead-history.ts';
import { markAsNotSpam, moveLead, noteOnLead, recordResend, remindOfLead, takeLead } from './work-on-lead.ts';

const OLGA = { id: 'olga', name: 'Ольга' };
const PAVEL = { id: 'pavel', name: 'Павел' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
const add = async ({ database }: TestDatabase, change: Partial<NewLead> = {}) =>
  (await database.write((db) => insertLead(db, newLead({ createdAt: at(0), ...change }), ['email']))).number;

describe.each(DATABASES)('work on leads, on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('a lead passes through its stages, and the history names the author of each step', async () => {
    await using store = await databases.open();
    const { database } = store;
    const number = await add(store);
    const by = (minute: number) => ({ author: OLGA, now: at(minute) });
    await takeLead(database, number, { ...by(4), holder: null });
    await noteOnLead(database, number, { ...by(5), words: 'Ждёт замера' });
    await moveLead(database, number, { ...by(6), from: 'in-work', to: 'called', loss: null });
    await remindOfLead(database, number, { ...by(7), at: at(50) });
    const loss = { reason: 'other', words: 'переезжает' } as const;
    await moveLead(database, number, { author: PAVEL, now: at(8), from: 'called', to: 'lost', loss });
    await recordResend(database, number, { ...by(9), words: 'Почта' });
    const story = await readLeadHistory(database, number);
    expect(story?.lead.progress).toEqual({
      stage: 'lost',
      stageAt: at(8),
      loss,
      taken: { ...OLGA, at: at(4) },
      firstTouchAt: at(4),
      remindAt: null,
    });
    expect(story?.lead.lastContactAt).toEqual(at(6));
    expect(story?.events).toMatchObject([
      { at: at(4), author: 'Ольга', what: 'taken', move: { from: 'new', to: 'in-work' } },
      { what: 'note', words: 'Ждёт замера', move: null },
      { what: 'stage', move: { from: 'in-work', to: 'called' } },
      { what: 'reminder', remindAt: at(50) },
      { author: 'Павел', what: 'stage', words: 'другое (переезжает)', move: { from: 'called', to: 'lost' } },
      { what: 'resent', words: 'Почта' },
    ]);
    expect(await readLeadHistory(database, 1)).toBeNull();
    expect(await takeLead(database, 1, { ...by(9), holder: null })).toEqual({ outcome: 'missing' });
  });

  test('only one of two managers who take a lead at once gets it, and the other sees the assignee', async () => {
    await using store = await databases.open();
    const { database } = store;
    const number = await add(store);
    const both = await Promise.all(
      [OLGA, PAVEL].map((author) => takeLead(database, number, { author, now: at(1), holder: null })),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
    const holder = (await showLead(database, number))?.progress.taken?.id;
    for (const worked of both) expect(worked).toMatchObject({ progress: { taken: { id: holder } } });
    expect(await takeLead(database, number, { author: PAVEL, now: at(2), holder: holder ?? null })).toMatchObject({
      outcome: 'done',
      progress: { taken: PAVEL, firstTouchAt: at(1) },
    });
    const stale = { author: OLGA, now: at(3), from: 'new', to: 'won', loss: null } as const;
    expect(await moveLead(database, number, stale)).toMatchObject({
      outcome: 'changed',
      progress: { stage: 'in-work' },
    });
    expect((await readLeadHistory(database, number))?.events).toHaveLength(2);
  });

  test('leads are found and counted by their progress', async () => {
    await using store = await databases.open();
    const { database } = store;
    const [fresh, mine, won, held] = [
      await add(store, { phone: '+79000000001' }),
      await add(store, { phone: '+79000000002' }),
      await add(store, { phone: '+79000000003' }),
      await add(store, { phone: '+79000000004', suspicions: ['link'] }),
    ];
    await takeLead(database, mine, { author: OLGA, now: at(1), holder: null });
    await remindOfLead(database, mine, { author: OLGA, now: at(1), at: at(30) });
    await moveLead(database, won, { author: PAVEL, now: at(1), from: 'new', to: 'won', loss: null });
    await database.write((db) =>
      db.updateTable('outbox').set({ failures: 2 }).where('lead_number', '=', won).execute(),
    );
    const find = async (filter: LeadFilter) => (await listLeads(database, filter)).map(({ number }) => number);
    expect(await find({ stages: ['new'], status: 'accepted' })).toEqual([fresh]);
    expect(await find({ stages: ['in-work', 'won'] })).toEqual([won, mine]);
    expect(await find({ takenBy: 'olga' })).toEqual([mine]);
    expect(await find({ remindBy: at(29) })).toEqual([]);
    expect(await find({ remindBy: at(30) })).toEqual([mine]);
    expect(await find({ isUndelivered: true })).toEqual([won]);
    expect(await countLeads(database, at(40))).toEqual({
      stages: { new: 1, 'in-work': 1, called: 0, visit: 0, won: 1, lost: 0, spam: 0 },
      quarantined: 1,
      undelivered: 1,
      due: 1,
      spam: 0,
      all: 4,
    });
    await moveLead(database, held, { author: OLGA, now: at(2), from: 'new', to: 'spam', loss: null });
    expect(await countLeads(database, at(40))).toMatchObject({ quarantined: 0, spam: 1 });
  });

  test('«не спам» releases a lead from quarantine and returns a lead marked as spam to the new ones', async () => {
    await using store = await databases.open();
    const { database } = store;
    const held = await add(store, { suspicions: ['link'] });
    const by = { author: OLGA, now: at(3), channels: ['email'] };
    await moveLead(database, held, { ...by, from: 'new', to: 'spam', loss: null });
    expect(await markAsNotSpam(database, held, by)).toMatchObject({
      outcome: 'done',
      progress: { stage: 'new', taken: null },
    });
    expect(await markAsNotSpam(database, held, by)).toMatchObject({ outcome: 'changed' });
    expect(await showLead(database, held)).toMatchObject({
      status: 'accepted',
      suspicions: ['link'],
      deliveries: [{ channel: 'email', state: 'queued' }],
    });
    expect((await readLeadHistory(database, held))?.events.at(-1)).toMatchObject({ what: 'released', author: 'Ольга' });
  });

  test('a release from quarantine is no first touch: the visitor still waits for the promised call', async () => {
    await using store = await databases.open();
    const { database } = store;
    const held = await add(store, { suspicions: ['link'] });
    expect(await markAsNotSpam(database, held, { author: OLGA, now: at(3), channels: [] })).toMatchObject({
      outcome: 'done',
      progress: { stage: 'new', firstTouchAt: null },
    });
  });

  test('a lead that was taken by mistake and is new again waits for the promised call and for the next manager', async () => {
    await using store = await databases.open();
    const { database } = store;
    const number = await add(store);
    await takeLead(database, number, { author: OLGA, now: at(1), holder: null });
    const back = { author: OLGA, now: at(2), from: 'in-work', to: 'new', loss: null } as const;
    expect(await moveLead(database, number, back)).toMatchObject({ progress: { taken: null, firstTouchAt: null } });
    expect(await takeLead(database, number, { author: PAVEL, now: at(9), holder: null })).toMatchObject({
      progress: { taken: PAVEL, firstTouchAt: at(9) },
    });
  });

  test('leads of one phone refer to each other in both directions', async () => {
    await using store = await databases.open();
    const first = await add(store, { titleShown: 'Комфорт' });
    const again = await add(store, { createdAt: at(2) });
    await add(store, { phone: '+79007654321' });
    expect((await readLeadHistory(store.database, first))?.siblings).toMatchObject([{ number: again, stage: 'new' }]);
    expect((await readLeadHistory(store.database, again))?.siblings).toMatchObject([
      { number: first, title: 'Комфорт' },
    ]);
  });

  test('the activity pulse changes with every event and only with an event', async () => {
    await using store = await databases.open();
    const { database } = store;
    const pulse = () => readLeadActivity(database);
    const still = await pulse();
    expect(await pulse()).toEqual(still);
    const number = await add(store);
    const came = await pulse();
    expect(came.numbers).toEqual([number]);
    await noteOnLead(database, number, { author: OLGA, now: at(1), words: 'Да' });
    const noted = await pulse();
    expect(noted.events.map((event) => event.number)).toEqual([number]);
    expect(noted.rest).toBe(came.rest);
    await database.write((db) =>
      db
        .updateTable('outbox')
        .set({ state: 'dead', finished_at: at(2).toISOString() })
        .execute(),
    );
    expect((await pulse()).rest).not.toBe(noted.rest);
  });
});
