import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { NewLead } from './lead.ts';
import { currentVersion, migrate, migrations } from './migrate.ts';
import { checkDurability, openSqliteLeadStore } from './sqlite-lead-store.ts';
import { temporaryDir } from './testing.ts';

function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = crypto.randomUUID();
  return {
    id,
    key: id,
    kind: 'callback',
    phone: '+79001234567',
    phoneTyped: '9001234567',
    name: '',
    comment: '',
    subject: '',
    titleShown: '',
    priceShown: '',
    answers: null,
    page: '/',
    attribution: null,
    marketing: false,
    consents: [{ purpose: 'callback', document: 'consent', version: '1', sha256: 'a'.repeat(64), label: 'Согласен' }],
    bodyHash: 'hash',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    suspicions: [],
    ip: '127.0.0.1',
    userAgent: '',
    ...change,
  };
}

test('numbers begin at a readable value and go on after a restart', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const first = openSqliteLeadStore(path);
  expect((await first.add(newLead())).number).toBe(1001);
  first.close();
  const second = openSqliteLeadStore(path);
  expect((await second.add(newLead())).number).toBe(1002);
  second.close();
});

test('a lead that cannot be proved is not stored at all', async () => {
  await using temporary = await temporaryDir();
  const store = openSqliteLeadStore(join(temporary.dir, 'leads.db'));
  const [consent] = newLead().consents;
  if (!consent) throw new Error('unreachable');
  const unprovable = newLead({ consents: [consent, consent] });
  await expect(store.add(unprovable)).rejects.toThrow(/UNIQUE/);
  expect(await store.findKey(unprovable.key)).toBeNull();
  expect((await store.add(newLead())).number).toBe(1001);
  store.close();
});

test('two processes may write', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const [one, other] = [openSqliteLeadStore(path), openSqliteLeadStore(path)];
  const lead = newLead();
  expect(await one.add(lead)).toMatchObject({ outcome: 'added', number: 1001 });
  expect(await other.add(lead)).toMatchObject({ outcome: 'existing', number: 1001 });
  one.close();
  other.close();
});

test('nobody else on the machine reads the file', async () => {
  await using temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const store = openSqliteLeadStore(path);
  await store.add(newLead());
  for (const file of [path, `${path}-wal`]) expect((await stat(file)).mode & 0o077).toBe(0);
  store.close();
});

test('a database that would lose a commit is refused by name', () => {
  const db = new DatabaseSync(':memory:');
  expect(() => checkDurability(db, 'x.db')).toThrow(/x\.db не приняла настройку journal_mode = wal/);
  db.close();
});

test('migrations run once each, in order, from an empty file', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  migrate(db);
  expect(db.prepare('SELECT version, name FROM schema_version').all()).toEqual(
    migrations.map(({ version, name }) => ({ version, name })),
  );
  expect(
    db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").all(),
  ).toEqual([{ name: 'consents' }, { name: 'leads' }, { name: 'schema_version' }]);
  db.close();
});

test('a migration that fails leaves nothing behind', () => {
  const db = new DatabaseSync(':memory:');
  const broken = { version: 2, name: 'broken', sql: 'CREATE TABLE half (x INTEGER); CREATE TABLE leads (x INTEGER)' };
  expect(() => migrate(db, [...migrations, broken])).toThrow();
  expect(currentVersion(db)).toBe(1);
  expect(db.prepare("SELECT * FROM sqlite_schema WHERE name = 'half'").all()).toEqual([]);
  db.close();
});

test('a file of a newer program is not touched', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  expect(() => migrate(db, [])).toThrow(/новее программы/);
  db.close();
});
