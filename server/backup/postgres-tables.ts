import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { tablesOf } from './examine-database.ts';
import type { Store } from './stores.ts';
import { BackupTrouble } from './trouble.ts';

const BATCH = 500;
const PATIENCE_MS = 30_000;

/** Only where it is used: most sites have no PostgreSQL. */
export async function withPostgres<Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const { Client: PgClient } = await import('pg');
  const client = new PgClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** All tables as one moment saw them, in files that SQLite opens. Returns the files of the stores that are there. */
export function copyFromPostgres(url: string, stores: readonly Store[], folder: string): Promise<string[]> {
  return withPostgres(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const copied: string[] = [];
    for (const store of stores) {
      await makeFile(store, folder);
      const db = new DatabaseSync(join(folder, store.file), { enableForeignKeyConstraints: false });
      try {
        if (await copyStore(client, store, db)) copied.push(store.file);
      } finally {
        db.close();
      }
    }
    return copied;
  });
}

async function makeFile({ file, open }: Store, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
  await (await open({ dataDir: folder, databaseUrl: null })).close();
}

async function copyStore(client: Client, { schema }: Store, db: DatabaseSync): Promise<boolean> {
  const tables = tablesOf(db);
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  const there = rows.map(({ name }) => name);
  if (!tables.some((table) => there.includes(table))) return false;
  await checkSteps(client, schema, db);
  db.exec('BEGIN');
  for (const table of tables) await copyRows(client, `"${schema}"."${table}"`, table, db);
  db.exec('COMMIT; PRAGMA journal_mode = DELETE');
  return true;
}

/** Steps that only a newer program knows are passed over: the rows of ours are whole without them. */
async function checkSteps(client: Client, schema: string, db: DatabaseSync): Promise<void> {
  // The counts have no steps.
  if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get()) return;
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM "${schema}".kysely_migration`);
  const done = new Set(rows.map(({ name }) => name));
  const ours = db.prepare('SELECT name FROM kysely_migration').all();
  if (!ours.every(({ name }) => done.has(String(name))))
    throw new BackupTrouble('База PostgreSQL старше программы. Перезапустите сервер и панель: они обновят её.');
}

async function copyRows(client: Client, from: string, table: string, db: DatabaseSync): Promise<void> {
  db.exec(`DELETE FROM "${table}"`);
  const columns = await commonColumns(client, from, table, db);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
  await client.query(`DECLARE copied CURSOR FOR SELECT ${names} FROM ${from}`);
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${BATCH} FROM copied`, rowMode: 'array' });
    for (const row of rows) insert.run(...row);
    if (rows.length < BATCH) break;
  }
  await client.query('CLOSE copied');
  const sequence = await sequenceOf(client, from, columns);
  if (sequence === null) return;
  // A number that was given is not given again, even when its row has gone.
  const { rows } = await client.query(`SELECT last_value FROM ${sequence.name} WHERE is_called`);
  if (rows.length === 0) return;
  db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
  db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, Number(rows[0].last_value));
}

async function commonColumns(client: Client, from: string, table: string, db: DatabaseSync): Promise<string[]> {
  const { fields } = await client.query(`SELECT * FROM ${from} LIMIT 0`);
  const there = new Set(fields.map(({ name }) => name));
  const ours = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  return ours.map(({ name }) => String(name)).filter((name) => there.has(name));
}

async function sequenceOf(client: Client, table: string, columns: readonly string[]) {
  for (const column of columns) {
    const { rows } = await client.query('SELECT pg_get_serial_sequence($1, $2) AS name', [table, column]);
    if (rows[0]?.name) return { name: String(rows[0].name), column };
  }
  return null;
}

/**
 * Fills an empty database from files of SQLite, then acts, all or nothing: when the act fails the database is as empty
 * as before. @throws {BackupTrouble} when something is in it or somebody works with it
 */
export async function fillPostgres(
  url: string,
  stores: readonly Store[],
  folder: string,
  act: () => Promise<void>,
): Promise<void> {
  await withPostgres(url, (client) => refuseUnlessEmpty(client, stores));
  for (const { open } of stores) {
    await (await open({ dataDir: folder, databaseUrl: url })).close();
    await (await open({ dataDir: folder, databaseUrl: null })).close();
  }
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    for (const { file, schema } of stores) {
      const db = new DatabaseSync(join(folder, file), { readOnly: true });
      try {
        for (const table of tablesOf(db)) await fillTable(client, `"${schema}"."${table}"`, table, db);
      } finally {
        db.close();
      }
    }
    await act();
    await client.query('COMMIT');
  });
}

async function refuseUnlessEmpty(client: Client, stores: readonly Store[]): Promise<void> {
  const { rows: others } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('leads', 'counts', 'panel')`,
  );
  if (others.length > 0)
    throw new BackupTrouble('С базой PostgreSQL работает сервер или панель. Остановите их. Ничего не изменено.');
  const schemas = [...new Set(stores.map(({ schema }) => schema))];
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY($1) AND tablename NOT LIKE 'kysely%'`,
    [schemas],
  );
  for (const { name } of rows) {
    const found = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (found.rows.length > 0)
      throw new BackupTrouble(
        `База PostgreSQL не пуста: есть строки в ${name}. Восстанавливают в пустую: создайте новую (createdb) и назовите её в DATABASE_URL. Ничего не изменено.`,
      );
  }
}

async function fillTable(client: Client, into: string, table: string, db: DatabaseSync): Promise<void> {
  await client.query(`DELETE FROM ${into}`);
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const names = columns.map(({ name }) => String(name));
  let batch: unknown[][] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = batch.map((row, at) => `(${row.map((_, index) => `$${at * names.length + index + 1}`).join(', ')})`);
    const listed = names.map((name) => `"${name}"`).join(', ');
    await client.query(
      `INSERT INTO ${into} (${listed}) OVERRIDING SYSTEM VALUE VALUES ${rows.join(', ')}`,
      batch.flat(),
    );
    batch = [];
  };
  // In the order in which they were made: what others refer to comes first.
  for (const row of db.prepare(`SELECT * FROM "${table}"`).iterate()) {
    batch.push(names.map((name) => row[name]));
    if (batch.length === BATCH) await flush();
  }
  await flush();
  const sequence = await sequenceOf(client, into, names);
  if (sequence === null) return;
  const counted = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table);
  if (counted && Number(counted.seq) > 0)
    await client.query('SELECT setval($1::regclass, $2)', [sequence.name, Number(counted.seq)]);
}
