import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newLead } from '../../testing/new-lead.ts';
import { temporaryDir } from '../../testing/temporary-dir.ts';
import { findKey, insertLead } from '../insert-lead.ts';
import type { LeadDatabase } from '../lead-database.ts';
import { applySettings, checkSettings } from './check-settings.ts';
import { openSqlite } from './open-sqlite.ts';

const add = (database: LeadDatabase, lead = newLead()) => database.write((db) => insertLead(db, lead, []));

test('numbers start at a readable value and continue after a restart', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const first = await openSqlite(path);
  expect((await add(first)).number).toBe(1001);
  await first.close();
  const second = await openSqlite(path);
  expect((await add(second)).number).toBe(1002);
  await second.close();
});

test('two processes may write', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const [one, other] = await Promise.all([openSqlite(path), openSqlite(path)]);
  const lead = newLead();
  expect(await add(one, lead)).toMatchObject({ outcome: 'added', number: 1001 });
  expect(await add(other, lead)).toMatchObject({ outcome: 'existing', number: 1001 });
  await Promise.all([one.close(), other.close()]);
});

test('other users of the machine cannot read the file', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  await add(database);
  for (const file of [path, `${path}-wal`]) expect((await stat(file)).mode & 0o077).toBe(0);
  await database.close();
});

test('a file deleted under the server accepts no more leads', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  const lead = newLead();
  await add(database, lead);
  await rm(path);
  await expect(add(database)).rejects.toThrow(/удалён или подменён/);
  expect(await database.read((db) => findKey(db, lead.key))).toMatchObject({ number: 1001 });
  await database.close();
});

test('deleted data leaves the WAL after the last reader closes, and a remaining reader is reported', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  const lead = newLead();
  await add(database, lead);
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN; SELECT * FROM leads');
  await database.write((db) => db.deleteFrom('leads').execute());
  const isReadable = () => readFileSync(`${path}-wal`).includes(lead.phone);
  expect(await database.purge()).toBe(false);
  expect(isReadable()).toBe(true);
  setTimeout(() => reader.exec('ROLLBACK'), 50);
  expect(await database.purge()).toBe(true);
  expect(isReadable()).toBe(false);
  reader.close();
  await database.close();
});

test('every setting is read back, and a rejected one is named', () => {
  const db = new DatabaseSync(':memory:');
  applySettings(db);
  expect(() => checkSettings(db, 'x.db')).toThrow(/x\.db не приняла настройку journal_mode = wal/);
  db.close();
});

test.each([
  ['synchronous = NORMAL', /synchronous = 2 \(осталось 1\)/],
  ['foreign_keys = OFF', /foreign_keys = 1/],
  ['secure_delete = OFF', /secure_delete = 1/],
])('a database with %s is refused', async (setting, reason) => {
  await using temporary = await temporaryDir();
  const db = new DatabaseSync(join(temporary.dir, 'leads.db'));
  applySettings(db);
  expect(() => checkSettings(db, 'x.db')).not.toThrow();
  db.exec(`PRAGMA ${setting}`);
  expect(() => checkSettings(db, 'x.db')).toThrow(reason);
  db.close();
});
