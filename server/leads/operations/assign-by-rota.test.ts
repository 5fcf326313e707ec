import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabase, TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { assignByRota, nextInRota } from './assign-by-rota.ts';
import { showLead } from './find-leads.ts';
import { readLeadHistory } from './lead-history.ts';
import { handOverLead, noteOnLead, takeLead } from './work-on-lead.ts';

const [OLGA, PAVEL, IRINA] = [
  { id: 'olga', name: 'Ольга' },
  { id: 'pavel', name: 'Павел' },
  { id: 'irina', name: 'Ирина' },
];
const ALL = [OLGA, PAVEL, IRINA];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
let phones = 0;
const add = async ({ database }: TestDatabase, change: Partial<NewLead> = {}) => {
  phones += 1;
  const phone = `+7900${String(phones).padStart(7, '0')}`;
  return (await database.write((db) => insertLead(db, newLead({ createdAt: at(0), phone, ...change }), []))).number;
};
const holdersOf = async ({ database }: TestDatabase, numbers: readonly number[]) =>
  Promise.all(numbers.map(async (number) => (await showLead(database, number))?.progress.taken?.id ?? null));

test('the turn passes to the next person, also after one who has left the rota', () => {
  expect(['olga', 'pavel', 'irina', 'gone', ''].map((last) => nextInRota(ALL, last)?.id)).toEqual([
    'pavel',
    'irina',
    ...['olga', 'olga', 'olga'],
  ]);
});

describe.each(DATABASES)('the rota of new leads, on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('gives each lead to the next person without a first touch, and the history says so', async () => {
    await using store = await databases.open();
    const { database } = store;
    const numbers = [await add(store), await add(store), await add(store), await add(store)];
    await assignByRota(database, ALL, at(1));
    expect(await holdersOf(store, numbers)).toEqual(['olga', 'pavel', 'irina', 'olga']);
    const history = await readLeadHistory(database, numbers[1] ?? 0);
    expect(history?.lead.progress).toMatchObject({ stage: 'new', firstTouchAt: null, taken: { ...PAVEL, at: at(1) } });
    expect(history?.events).toMatchObject([{ author: 'по очереди', what: 'taken', words: 'Павел', move: null }]);
    const later = await add(store);
    await assignByRota(database, ALL, at(2));
    expect(await holdersOf(store, [later])).toEqual(['pavel']);
  });

  test('gives a lead once and skips nobody when two servers assign at the same time', async () => {
    await using store = await databases.open();
    const numbers: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      numbers.push(await add(store), await add(store), await add(store));
      await Promise.all([1, 2, 3].map(() => assignByRota(store.database, ALL, at(1))));
    }
    expect(await holdersOf(store, numbers)).toEqual(numbers.map((_, turn) => ALL[turn % 3]?.id));
    expect(await store.rows('SELECT * FROM lead_events')).toHaveLength(numbers.length);
  });

  test('leaves alone what somebody has or has touched, the quarantine, what is past its term, and everything while it is empty', async () => {
    await using store = await databases.open();
    const { database } = store;
    const [taken, touched, held, reduced, fresh] = [
      await add(store),
      await add(store),
      await add(store, { suspicions: ['link'] }),
      await add(store),
      await add(store),
    ];
    await takeLead(database, taken, { author: IRINA, now: at(1), holder: null });
    await noteOnLead(database, touched, { author: IRINA, now: at(1), words: 'Да' });
    const reducedAt = at(1).toISOString();
    await database.write((db) =>
      db.updateTable('leads').set({ reduced_at: reducedAt }).where('number', '=', reduced).execute(),
    );
    const numbers = [taken, touched, held, reduced, fresh];
    await assignByRota(database, [], at(2));
    expect(await holdersOf(store, numbers)).toEqual(['irina', null, null, null, null]);
    await assignByRota(database, [OLGA], at(2));
    expect(await holdersOf(store, numbers)).toEqual(['irina', null, null, null, 'olga']);
  });

  test('gives a person who writes again to the holder of the latest earlier lead, without a turn', async () => {
    await using store = await databases.open();
    const phone = '+79112223344';
    const first = await add(store, { phone });
    const second = await add(store);
    await assignByRota(store.database, ALL, at(1));
    const again = [await add(store, { phone }), await add(store)];
    await assignByRota(store.database, ALL, at(2));
    expect(await holdersOf(store, [first, second, ...again])).toEqual(['olga', 'pavel', 'olga', 'irina']);
    await handOverLead(store.database, again[0] ?? 0, { author: OLGA, now: at(2), to: IRINA, holder: 'olga' });
    const onceMore = [await add(store, { phone })];
    await assignByRota(store.database, ALL, at(2));
    expect(await holdersOf(store, onceMore)).toEqual(['irina']);
    await handOverLead(store.database, onceMore[0] ?? 0, { author: IRINA, now: at(2), to: OLGA, holder: 'irina' });
    const onLeave = [await add(store, { phone })];
    await assignByRota(store.database, [PAVEL, IRINA], at(3));
    expect(await holdersOf(store, onLeave)).toEqual(['pavel']);
  });

  test('a lead is handed over without a first touch, unless another person was faster', async () => {
    await using store = await databases.open();
    const { database } = store;
    const number = await add(store);
    const by = { author: PAVEL, now: at(1), to: IRINA };
    expect(await handOverLead(database, number, { ...by, holder: null })).toMatchObject({
      outcome: 'done',
      progress: { stage: 'new', firstTouchAt: null, taken: { id: 'irina' } },
    });
    expect(await handOverLead(database, number, { ...by, to: OLGA, holder: null })).toMatchObject({
      outcome: 'changed',
      progress: { taken: { id: 'irina' } },
    });
    await takeLead(database, number, { author: IRINA, now: at(2), holder: 'irina' });
    await handOverLead(database, number, { ...by, to: OLGA, holder: 'irina' });
    const history = await readLeadHistory(database, number);
    expect(history?.lead.progress).toMatchObject({ stage: 'in-work', firstTouchAt: at(2), taken: { id: 'olga' } });
    expect(history?.events.map(({ author, words }) => [author, words])).toEqual([
      ['Павел', 'Ирина'],
      ['Ирина', ''],
      ['Павел', 'Ольга'],
    ]);
  });
});
