import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Migrations } from '../../migrations/migrate-schema.ts';
import { inTransaction } from '../../sqlite/in-transaction.ts';
import { forKysely } from '../../sqlite/node-sqlite.ts';
import { newLead } from '../testing/new-lead.ts';
import { sqlRows } from '../testing/sql-rows.ts';
import { temporaryDir } from '../testing/temporary-dir.ts';
import { insertLead } from './insert-lead.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { migration } from './migrations/step.ts';
import type { LeadTables } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { readStoredLead } from './stored-leads.ts';

const V1_COLUMNS =
  'number, id, kind, phone, phone_typed, name, comment, subject, title_shown, price_shown, answers, page, attribution, key, body_hash, marketing, created_at, status, suspicion, repeat_of';
const V4_COLUMNS = `${V1_COLUMNS}, last_contact_at, reduced_at, call_time, contact_by, human_check`;
const V1_CONSENT_COLUMNS = 'lead_id, purpose, document, version, sha256, label, checked_at, ip, user_agent, page';

const readFixture = (name: string) => readFile(join(import.meta.dirname, '../testing', name), 'utf8');
const listExecutedSteps = (path: string) =>
  sqlRows(path, 'SELECT name FROM kysely_migration ORDER BY name').map(({ name }) => name);

test('a database of version 1 migrates with every row unchanged', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const old = new DatabaseSync(path);
  old.exec(await readFixture('leads-v1.sql'));
  old.close();
  const read = () => ({
    leads: sqlRows(path, `SELECT ${V1_COLUMNS} FROM leads ORDER BY number`),
    consents: sqlRows(path, `SELECT ${V1_CONSENT_COLUMNS} FROM consents ORDER BY lead_id, purpose`),
  });
  const before = read();
  expect([before.leads.length, before.consents.length]).toEqual([3, 4]);

  await (await openSqlite(path)).close();
  expect(read()).toEqual(before);
  expect(listExecutedSteps(path)).toEqual(Object.keys(MIGRATIONS));
  expect(sqlRows(path, 'SELECT DISTINCT last_contact_at = created_at AS same FROM leads')).toEqual([{ same: 1 }]);
  expect(sqlRows(path, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(sqlRows(path, 'PRAGMA foreign_key_check')).toEqual([]);
});

test('a database of the last program with its own migration counter opens and continues', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const old = new DatabaseSync(path);
  old.exec(await readFixture('leads-v4.sql'));
  old.close();
  const read = () => [
    sqlRows(path, `SELECT ${V4_COLUMNS} FROM leads`),
    ...['consents', 'outbox'].map((table) => sqlRows(path, `SELECT * FROM ${table}`)),
  ];
  const before = read();
  expect(before.map(({ length }) => length)).toEqual([3, 4, 3]);

  for (const number of [1004, 1005]) {
    const database = await openSqlite(path);
    expect(listExecutedSteps(path)).toEqual(Object.keys(MIGRATIONS));
    if (number === 1004) expect(read()).toEqual(before);
    const added = await database.write((db) => insertLead(db, newLead(), ['email']));
    expect(added).toMatchObject({ outcome: 'added', number });
    expect(await database.read((db) => readStoredLead(db, 1001))).toMatchObject({ name: 'Анна', contactBy: 'max' });
    await database.close();
  }
});

test('a schema migrated from any version equals the schema of a new file', async () => {
  await using temporary = await temporaryDir();
  const schemaOf = async (name: string, before: string) => {
    const path = join(temporary.dir, name);
    const db = new DatabaseSync(path);
    db.exec(before);
    db.close();
    await (await openSqlite(path)).close();
    const rows = sqlRows(
      path,
      "SELECT type, name, sql FROM sqlite_schema WHERE name <> 'schema_version' ORDER BY type, name",
    );
    return JSON.stringify(rows).replace(/(\\n|\s)+/g, ' ');
  };
  const fresh = await schemaOf('new.db', '');
  expect(await schemaOf('v1.db', await readFixture('leads-v1.sql'))).toBe(fresh);
  expect(await schemaOf('v4.db', await readFixture('leads-v4.sql'))).toBe(fresh);
});

/** A row as written by the version without stages. */
const INSERT_OF_V4 = `INSERT INTO leads (id, kind, phone, phone_typed, name, comment, subject, title_shown, price_shown, call_time, contact_by, answers, page, attribution, key, body_hash, marketing, created_at, status, suspicion, repeat_of, last_contact_at, reduced_at, human_check)
  VALUES ('a', 'callback', '+79001234567', '', '', '', '', '', '', '', 'call', NULL, '/', NULL, 'k', 'h', 0, '2026-11-20T10:00:00.000Z', 'accepted', '[]', NULL, '2026-11-20T10:00:00.000Z', NULL, NULL)`;

test('the previous program version still stores leads, and they count as new', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  await (await openSqlite(path)).close();
  const old = new DatabaseSync(path);
  old.exec(INSERT_OF_V4);
  old.close();
  expect(
    sqlRows(path, 'SELECT number, stage, stage_at, loss_reason, loss_words, taken_by, first_touch_at FROM leads'),
  ).toEqual([
    {
      number: 1001,
      stage: 'new',
      stage_at: null,
      loss_reason: null,
      loss_words: '',
      taken_by: null,
      first_touch_at: null,
    },
  ]);
});

function inMemory() {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<LeadTables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
  return {
    rows: (text: string) => file.prepare(text).all(),
    migrate: (migrations?: Migrations) => inTransaction(db, (connection) => migrate(connection, migrations)),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

test('migrations run once each, in order, from an empty file', async () => {
  await using store = inMemory();
  await store.migrate();
  await store.migrate();
  expect(store.rows('SELECT name FROM kysely_migration ORDER BY timestamp, name')).toEqual(
    Object.keys(MIGRATIONS).map((name) => ({ name })),
  );
});

test('a failed migration rolls back together with the migrations before it', async () => {
  await using store = inMemory();
  const broken = migration(() => 'CREATE TABLE half (x INTEGER); CREATE TABLE leads (x INTEGER);');
  await expect(store.migrate({ ...MIGRATIONS, '9999-broken': broken })).rejects.toThrow(/already exists/);
  expect(store.rows('SELECT name FROM sqlite_schema')).toEqual([]);
});

const NEWER = migration(
  () => "ALTER TABLE leads ADD COLUMN mood TEXT NOT NULL DEFAULT ''; CREATE TABLE moods (lead_id TEXT NOT NULL);",
);

test('a file extended by a newer program accepts leads and stays unchanged', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  await (await openSqlite(path, { ...MIGRATIONS, '9999-newer': NEWER })).close();
  const steps = listExecutedSteps(path);
  const database = await openSqlite(path);
  const lead = newLead({ name: 'Анна' });
  expect(await database.write((db) => insertLead(db, lead, ['email']))).toMatchObject({ outcome: 'added' });
  expect(await database.read((db) => readStoredLead(db, 1001))).toMatchObject({ name: 'Анна' });
  await database.close();
  expect(listExecutedSteps(path)).toEqual(steps);
  expect(sqlRows(path, 'SELECT mood FROM leads')).toEqual([{ mood: '' }]);
});

test('a file with a breaking change of a newer program is not touched', async () => {
  await using store = inMemory();
  await store.migrate({ ...MIGRATIONS, '9998-newer': NEWER, '9999-renamed': { ...RENAMED, breaks: true } });
  await expect(store.migrate()).rejects.toThrow(/новее программы: в базе есть шаг 9999-renamed/);
});
const RENAMED = migration(() => 'ALTER TABLE leads RENAME COLUMN name TO who;');

test('a file of another version line that lacks a step of this one is not touched', async () => {
  await using store = inMemory();
  const [last = ''] = Object.keys(MIGRATIONS).slice(-1);
  const { [last]: _, ...others } = MIGRATIONS;
  await store.migrate({ ...others, '9999-newer': NEWER });
  await expect(store.migrate()).rejects.toThrow(/новее программы: в базе есть шаг 9999-newer/);
});
