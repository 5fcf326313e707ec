import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import { migrateSchema } from '../../../server/migrations/migrate-schema.ts';
import { replaceBrokenConnections } from '../../../server/postgres/replace-broken-connections.ts';
import { forKysely } from '../../../server/sqlite/node-sqlite.ts';
import type { Dialect } from './dialect.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { PanelTables } from './panel-tables.ts';

export type PanelQueries = Kysely<PanelTables>;

export type PanelDatabase = {
  readonly db: PanelQueries;
  readonly dialect: Dialect;
  close(): Promise<void>;
};

/** PostgreSQL schema that separates the panel's tables from the leads in the same database. */
const SCHEMA = 'panel';

/** Opens the panel's database: PostgreSQL if a URL is given, else `panel/panel.db` in the data folder. */
export async function openPanelDatabase(settings: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}): Promise<PanelDatabase> {
  const { dataDir, databaseUrl } = settings;
  const dialect = databaseUrl === null ? 'sqlite' : 'postgres';
  const db = databaseUrl === null ? openSqlite(dataDir) : await openPostgres(databaseUrl);
  try {
    await migrateSchema(db, MIGRATIONS(dialect), 'База панели');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
}

function openSqlite(dataDir: string): PanelQueries {
  const folder = join(dataDir, 'panel');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'panel.db');
  const file = new DatabaseSync(path, { timeout: 5000 });
  chmodSync(path, 0o600);
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return new Kysely<PanelTables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
}

async function openPostgres(url: string): Promise<PanelQueries> {
  const first = replaceBrokenConnections(new Pool({ connectionString: url, max: 1 }));
  // `CREATE SCHEMA IF NOT EXISTS` requires the CREATE privilege even if the schema exists.
  const { rowCount } = await first.query('SELECT FROM pg_namespace WHERE nspname = $1', [SCHEMA]);
  if (rowCount === 0) await first.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await first.end();
  const pool = replaceBrokenConnections(
    new Pool({ connectionString: url, options: `-c search_path=${SCHEMA}`, application_name: 'panel' }),
  );
  return new Kysely<PanelTables>({ dialect: new PostgresDialect({ pool }) });
}
