import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentTo, newLead } from '../../testing/new-lead.ts';
import { sqlRows } from '../../testing/sql-rows.ts';
import { temporaryDir } from '../../testing/temporary-dir.ts';
import { insertLead } from '../insert-lead.ts';
import { openSqlite } from './open-sqlite.ts';

async function openTemporary() {
  const temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  return {
    path,
    add: (lead = newLead()) => database.write((db) => insertLead(db, lead, [])),
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

test('simultaneous leads are all stored, each with its own number', async () => {
  await using store = await openTemporary();
  const added = await Promise.all(Array.from({ length: 200 }, () => store.add()));
  expect(new Set(added.map(({ number }) => number)).size).toBe(200);
  expect(sqlRows(store.path, 'SELECT count(*) AS leads FROM leads')).toEqual([{ leads: 200 }]);
});

test('a lead that cannot be stored affects no other lead and leaves no data', async () => {
  await using store = await openTemporary();
  const unprovable = newLead({ consents: [consentTo('callback'), consentTo('callback')] });
  const results = await Promise.allSettled([store.add(), store.add(unprovable), store.add()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(sqlRows(store.path, 'SELECT id FROM leads')).not.toContainEqual({ id: unprovable.id });
  expect(sqlRows(store.path, 'SELECT count(*) AS leads FROM leads')).toEqual([{ leads: 2 }]);
});

test('a write is neither acknowledged nor visible before the commit', async () => {
  await using store = await openTemporary();
  const seen: unknown[] = [];
  let isAnswered = false;
  const write = store.database.write(async (db) => {
    await insertLead(db, newLead(), []);
    seen.push(isAnswered, sqlRows(store.path, 'SELECT count(*) AS leads FROM leads'));
  });
  await write.then(() => {
    isAnswered = true;
  });
  expect(seen).toEqual([false, [{ leads: 0 }]]);
  expect(sqlRows(store.path, 'SELECT count(*) AS leads FROM leads')).toEqual([{ leads: 1 }]);
});

test('concurrent writes see all committed data and no partial data', async () => {
  await using store = await openTemporary();
  const count = () =>
    store.database.write(async (db) => {
      const { length } = await db.selectFrom('leads').select('id').execute();
      await insertLead(db, newLead(), []);
      return length;
    });
  expect(await Promise.all(Array.from({ length: 20 }, count))).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('a write started before closing finishes, a later one is refused', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  const before = database.write((db) => insertLead(db, newLead(), []));
  await database.close();
  await expect(before).resolves.toMatchObject({ number: 1001 });
  await expect(database.write((db) => insertLead(db, newLead(), []))).rejects.toThrow();
});
