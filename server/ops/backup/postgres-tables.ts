import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { replaceBrokenConnections } from '../../postgres/replace-broken-connections.ts';
import { BackupError } from './backup-error.ts';
import { tablesOf } from './examine-database.ts';
import type { AnyQueries } from './fill-tables.ts';
import { fillTables, sequencesOf } from './fill-tables.ts';
import type { Store } from './stores.ts';

const BATCH = 500;
const TIMEOUT_MS = 30_000;

/** Imports `pg` lazily: most sites use SQLite. */
async function withPostgres<Result>(url: string, act: (db: AnyQueries) => Promise<Result>): Promise<Result> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    ...{ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS },
    ...{ application_name: 'backup', max: 1 },
  });
  const db: AnyQueries = new Kysely({ dialect: new PostgresDialect({ pool: replaceBrokenConnections(pool) }) });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

/** Copies all tables from one PostgreSQL snapshot into SQLite files. Returns the files of the existing stores. */
export function copyFromPostgres(url: string, stores: readonly Store[], folder: string): Promise<string[]> {
  return withPostgres(url, (postgres) =>
    postgres
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (moment) => {
        const copied: string[] = [];
        for (const store of stores) {
          await (await store.open({ dataDir: folder, databaseUrl: null })).close();
          using db = new DatabaseSync(join(folder, store.file), { enableForeignKeyConstraints: false });
          if (await copyStore(moment, store.schema, db)) copied.push(store.file);
        }
        return copied;
      }),
  );
}

async function copyStore(postgres: AnyQueries, schema: string, db: DatabaseSync): Promise<boolean> {
  const tables = tablesOf(db);
  const there = await namesOf(postgres, sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = ${schema}`);
  if (!tables.some((table) => there.has(table))) return false;
  await checkSteps(postgres, schema, db);
  db.exec('BEGIN');
  for (const table of tables) await copyRows(postgres, `"${schema}"."${table}"`, table, db);
  db.exec('COMMIT; PRAGMA journal_mode = DELETE');
  return true;
}

async function namesOf(postgres: AnyQueries, query: ReturnType<typeof sql>): Promise<ReadonlySet<string>> {
  const { rows } = await query.execute(postgres);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

/** Ignores migrations of a newer program: the known rows are complete without them. */
async function checkSteps(postgres: AnyQueries, schema: string, db: DatabaseSync): Promise<void> {
  // The counts database has no migrations.
  if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get()) return;
  const done = await namesOf(postgres, sql`SELECT name FROM ${sql.table(`${schema}.kysely_migration`)}`);
  const ours = db.prepare('SELECT name FROM kysely_migration').all();
  if (!ours.every(({ name }) => done.has(String(name))))
    throw new BackupError('База PostgreSQL старше программы. Перезапустите сервер и панель: они обновят её.');
}

async function copyRows(postgres: AnyQueries, id: string, table: string, db: DatabaseSync): Promise<void> {
  db.exec(`DELETE FROM "${table}"`);
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const insert = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
  await sql.raw(`DECLARE copied CURSOR FOR SELECT ${names} FROM ${id}`).execute(postgres);
  for (;;) {
    const { rows } = await sql.raw<Record<string, SQLInputValue>>(`FETCH ${BATCH} FROM copied`).execute(postgres);
    for (const row of rows) insert.run(...Object.values(row));
    if (rows.length < BATCH) break;
  }
  await sql.raw('CLOSE copied').execute(postgres);
  const { rows } = await sql<{
    last: string | null;
  }>`SELECT pg_sequence_last_value(sequence) AS last FROM ${sequencesOf(id)}`.execute(postgres);
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
  db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, Number(last));
}

/**
 * Fills an empty database from SQLite files and calls `act` in the same transaction. @throws {BackupError} when the
 * database has rows or is in use
 */
export async function fillPostgres(
  url: string,
  stores: readonly Store[],
  folder: string,
  act: () => Promise<void>,
): Promise<void> {
  await withPostgres(url, (postgres) => refuseUnlessEmpty(postgres, stores));
  for (const { open } of stores)
    for (const databaseUrl of [url, null]) await (await open({ dataDir: folder, databaseUrl })).close();
  await withPostgres(url, (postgres) =>
    postgres.transaction().execute(async (whole) => {
      for (const { file, schema } of stores) {
        using db = new DatabaseSync(join(folder, file), { readOnly: true });
        await fillTables(whole, db, tablesOf(db), schema);
      }
      await act();
    }),
  );
}

async function refuseUnlessEmpty(postgres: AnyQueries, stores: readonly Store[]): Promise<void> {
  const others = sql`SELECT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('leads', 'counts', 'panel')`;
  if ((await namesOf(postgres, others)).size > 0)
    throw new BackupError('С базой PostgreSQL работает сервер или панель. Остановите их. Ничего не изменено.');
  const schemas = [...new Set(stores.map(({ schema }) => schema))];
  const tables = sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN (${sql.join(schemas)}) AND tablename NOT LIKE 'kysely%'`;
  for (const name of await namesOf(postgres, tables)) {
    const { rows } = await sql.raw(`SELECT 1 FROM ${name} LIMIT 1`).execute(postgres);
    if (rows.length > 0)
      throw new BackupError(
        `База PostgreSQL не пуста: есть строки в ${name}. Восстанавливают в пустую: создайте новую (createdb) и назовите её в DATABASE_URL. Ничего не изменено.`,
      );
  }
}
