import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqlRows } from '../../testing/sql-rows.ts';
import { temporaryDir } from '../../testing/temporary-dir.ts';
import { migrations } from '../migrations.ts';
import { currentVersion, migrateSqlite } from './migrate-sqlite.ts';
import { openSqlite } from './open-sqlite.ts';

const V1_COLUMNS =
  'number, id, kind, phone, phone_typed, name, comment, subject, title_shown, price_shown, answers, page, attribution, key, body_hash, marketing, created_at, status, suspicion, repeat_of';
const V1_CONSENT_COLUMNS = 'lead_id, purpose, document, version, sha256, label, checked_at, ip, user_agent, page';

test('a database of version 1 comes forward with every row as it was', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const old = new DatabaseSync(path);
  old.exec(await readFile(join(import.meta.dirname, '../../testing/leads-v1.sql'), 'utf8'));
  old.close();
  const read = () => ({
    leads: sqlRows(path, `SELECT ${V1_COLUMNS} FROM leads ORDER BY number`),
    consents: sqlRows(path, `SELECT ${V1_CONSENT_COLUMNS} FROM consents ORDER BY lead_id, purpose`),
  });
  const before = read();
  expect([before.leads.length, before.consents.length]).toEqual([3, 4]);

  await (await openSqlite(path)).close();
  expect(read()).toEqual(before);
  expect(sqlRows(path, 'SELECT max(version) AS version FROM schema_version')).toEqual([
    { version: migrations.at(-1)?.version },
  ]);
  expect(sqlRows(path, 'SELECT DISTINCT last_contact_at = created_at AS same FROM leads')).toEqual([{ same: 1 }]);
  expect(sqlRows(path, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(sqlRows(path, 'PRAGMA foreign_key_check')).toEqual([]);
});

test('a migrated schema is the schema of a new file', async () => {
  await using temporary = await temporaryDir();
  const schemaOf = async (name: string, prepare: (db: DatabaseSync) => void) => {
    const path = join(temporary.dir, name);
    const db = new DatabaseSync(path);
    prepare(db);
    db.close();
    await (await openSqlite(path)).close();
    return sqlRows(
      path,
      "SELECT type, name, sql FROM sqlite_schema WHERE name <> 'schema_version' ORDER BY type, name",
    );
  };
  const v1 = await readFile(join(import.meta.dirname, '../../testing/leads-v1.sql'), 'utf8');
  const squeeze = (rows: Record<string, unknown>[]) => JSON.stringify(rows).replace(/(\\n|\s)+/g, ' ');
  expect(squeeze(await schemaOf('old.db', (db) => db.exec(v1)))).toBe(squeeze(await schemaOf('new.db', () => {})));
});

test('migrations run once each, in order, from an empty file', () => {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  migrateSqlite(db);
  expect(db.prepare('SELECT version, name FROM schema_version').all()).toEqual(
    migrations.map(({ version, name }) => ({ version, name })),
  );
  db.close();
});

test('a migration that fails leaves nothing behind', () => {
  const db = new DatabaseSync(':memory:');
  const sqlite = 'CREATE TABLE half (x INTEGER); CREATE TABLE leads (x INTEGER)';
  const version = migrations.length + 1;
  expect(() => migrateSqlite(db, [...migrations, { version, name: 'broken', sqlite, postgres: '' }])).toThrow();
  expect(currentVersion(db)).toBe(migrations.length);
  expect(db.prepare("SELECT * FROM sqlite_schema WHERE name = 'half'").all()).toEqual([]);
  db.close();
});

test('a file of a newer program is not touched', () => {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  expect(() => migrateSqlite(db, migrations.slice(0, 1))).toThrow(/новее программы/);
  db.close();
});
