import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { isAhead } from '../../migrations/migrate-schema.ts';
import { forKysely } from '../../sqlite/node-sqlite.ts';
import { MIGRATIONS } from './migrate.ts';

const TIMEOUT_MS = 5000;

/** Checks that this version can work with the database, without changing the database. @throws {SchemaTooNew} */
export async function checkLeadSchema(place: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}): Promise<string> {
  const path = join(place.dataDir, 'leads.db');
  if (place.databaseUrl === null && !existsSync(path)) return 'её ещё нет, появится при запуске';
  const db = await open(place.databaseUrl, path);
  try {
    return (await isAhead(db, MIGRATIONS, 'База заявок'))
      ? 'с ней работала более новая версия, эта подойдёт'
      : 'подходит';
  } finally {
    await db.destroy();
  }
}

async function open(url: string | null, path: string): Promise<Kysely<object>> {
  if (url === null) {
    const file = new DatabaseSync(path, { readOnly: true });
    return new Kysely({ dialect: new SqliteDialect({ database: forKysely(file) }) });
  }
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: TIMEOUT_MS });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
