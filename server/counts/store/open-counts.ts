import { statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { replaceBrokenConnections } from '../../postgres/replace-broken-connections.ts';
import { retryWhileBusy } from '../../sqlite/busy.ts';
import { inTransaction } from '../../sqlite/in-transaction.ts';
import { forKysely } from '../../sqlite/node-sqlite.ts';
import type { Count } from '../count.ts';
import type { CountQueries, CountTables } from './count-store.ts';
import { addCounts, compactCounts, selectCounts, selectViews, TABLE } from './count-store.ts';

export type CountsPlace = { readonly dataDir: string; readonly databaseUrl: string | null };

export const COUNTS_FILE = 'counts.sqlite';

/** Counts are written in the background, so a slow database is allowed a long timeout. */
const TIMEOUT_MS = 30_000;

/** A method that rejects has changed nothing. */
export type CountStore = {
  add(counts: readonly Count[]): Promise<void>;
  compact(today: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens the store for writing: PostgreSQL when `databaseUrl` is set, otherwise a file in the data folder. */
export async function openCounts(place: CountsPlace): Promise<CountStore> {
  const path = join(place.dataDir, COUNTS_FILE);
  const db = place.databaseUrl === null ? await retryWhileBusy(() => openFile(path)) : await connect(place.databaseUrl);
  const inode = inodeOf(place);
  const write = (work: (db: CountQueries) => Promise<void>) =>
    retryWhileBusy(() => {
      // Writes to a deleted file succeed, but no other process can read them.
      if (inodeOf(place) !== inode) throw Object.assign(new Error(`${path} was replaced`), { code: 'ESTALE' });
      return place.databaseUrl === null ? inTransaction(db, work) : db.transaction().execute(work);
    });
  return {
    add: (counts) => write((db) => addCounts(db, counts)),
    compact: (today) => write((db) => compactCounts(db, today)),
    close: () => db.destroy(),
  };
}

/** Reads without creating the store; a missing store is empty. @throws when the store cannot be read. */
export function readCounts(place: CountsPlace, from: string, to: string): ReturnType<typeof selectCounts> {
  return read(place, { counts: [], since: null }, (db) => selectCounts(db, from, to));
}

/** Reads the views of each page like `readCounts`. */
export function readViews(place: CountsPlace, from: string, to: string): ReturnType<typeof selectViews> {
  return read(place, new Map<string, number>(), (db) => selectViews(db, from, to));
}

async function read<T>(place: CountsPlace, empty: T, select: (db: CountQueries) => Promise<T>): Promise<T> {
  const path = join(place.dataDir, COUNTS_FILE);
  if (place.databaseUrl === null && inodeOf(place) === null) return empty;
  const db =
    place.databaseUrl === null
      ? overFile(new DatabaseSync(path, { readOnly: true, timeout: 0 }))
      : overPool(place.databaseUrl, await loadPool());
  try {
    return await retryWhileBusy(() => select(db));
  } catch (error) {
    if (isWithoutTable(error)) return empty;
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Renames a corrupt database file and returns its new name. */
export async function putAside({ dataDir }: CountsPlace, at: Date): Promise<string> {
  const aside = `${COUNTS_FILE}.broken-${at.toISOString().replace(/[:.]/g, '-')}`;
  await rename(join(dataDir, COUNTS_FILE), join(dataDir, aside));
  for (const part of ['-wal', '-shm'])
    await rename(join(dataDir, COUNTS_FILE + part), join(dataDir, aside + part)).catch(() => undefined);
  return aside;
}

async function openFile(path: string): Promise<CountQueries> {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // With these settings a power cut may lose the last seconds but cannot corrupt the file.
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const db = overFile(file);
    // Runs through Kysely, because an instance that has run no query does not close its driver.
    await sql.raw(`${TABLE} STRICT, WITHOUT ROWID`).execute(db);
    return db;
  } catch (error) {
    file.close();
    throw error;
  }
}

async function connect(url: string): Promise<CountQueries> {
  const db = overPool(url, await loadPool());
  try {
    const makeTable = () => sql.raw(TABLE).execute(db);
    // When two servers create the table at once, one fails; its retry finds the table.
    await makeTable().catch(makeTable);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function overFile(file: DatabaseSync): CountQueries {
  return new Kysely<CountTables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
}

type PoolClass = typeof import('pg').Pool;

/** Loads `pg` on demand, since most sites have no PostgreSQL. */
async function loadPool(): Promise<PoolClass> {
  return (await import('pg')).Pool;
}

function overPool(connectionString: string, Pool: PoolClass): CountQueries {
  const patience = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS, statement_timeout: TIMEOUT_MS };
  const pool = replaceBrokenConnections(
    new Pool({ connectionString, max: 1, keepAlive: true, application_name: 'counts', ...patience }),
  );
  return new Kysely<CountTables>({ dialect: new PostgresDialect({ pool }) });
}

function inodeOf({ dataDir, databaseUrl }: CountsPlace): number | null {
  if (databaseUrl !== null) return null;
  return statSync(join(dataDir, COUNTS_FILE), { throwIfNoEntry: false })?.ino ?? null;
}

/** The database was created by another program, and no visits have been counted yet. */
function isWithoutTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || /no such table: visit_counts/.test(error.message);
}
