import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import { startDatabases, type TestDatabase } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { erasePhone } from './erase-phone.ts';
import { openPhoneHash } from './phone-hash.ts';
import { applyRetention } from './retention.ts';

const PHONE = '+79001234567';
const OTHER = '+79007654321';
const received = new Date('2026-11-20T10:00:00Z');

const add = ({ database }: TestDatabase, change: Partial<NewLead>) =>
  database.write((db) => insertLead(db, newLead(change), ['email']));

test('erased data can no longer be read from the files of SQLite', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  await add(store, { name: 'Иннокентий-Тайный', comment: 'Тайная улица' });
  await add(store, { phone: OTHER });
  const files = async () =>
    Buffer.concat(
      await Promise.all(['leads.db', 'leads.db-wal'].map((name) => readFile(join(store.place.dataDir, name)))),
    ).toString('utf8');
  expect(await files()).toMatch(/Иннокентий-Тайный/);
  await erasePhone(store.database, PHONE, {
    hash: await openPhoneHash(store.database, store.place.dataDir),
    now: received,
  });
  expect(await files()).not.toMatch(/Иннокентий|Тайная|9001234567/);
  expect(await files()).toMatch(/9007654321/);
});

test('an erasure reports another program that keeps erased data in the files of SQLite', async () => {
  await using databases = await startDatabases('SQLite');
  await using store = await databases.open();
  const hash = await openPhoneHash(store.database, store.place.dataDir);
  await add(store, {});
  await add(store, { phone: OTHER });
  const reader = new DatabaseSync(join(store.place.dataDir, 'leads.db'), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM leads');
  expect(await erasePhone(store.database, PHONE, { hash, now: received })).toMatchObject({ leads: 1, isPurged: false });
  const later = { hash, now: new Date('2036-01-01T00:00:00Z') };
  expect(await applyRetention(store.database, later)).toMatchObject({ leads: 1, isPurged: false });
  reader.close();
  expect(await applyRetention(store.database, later)).toMatchObject({ leads: 0, isPurged: true });
});
