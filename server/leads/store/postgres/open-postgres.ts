import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Migrations } from '../../../migrations/migrate-schema.ts';
import { replaceBrokenConnections } from '../../../postgres/replace-broken-connections.ts';
import type { LeadDatabase, LeadQueries } from '../lead-database.ts';
import { migrate } from '../migrate.ts';
import type { LeadTables } from '../schema.ts';

const QUERY_TIMEOUT_MS = 5000;
const MAX_CONNECTIONS = 10;
const MAX_CONFLICTS = 3;
const BIGINT = 20;

/** PostgreSQL returns counts as bigint; these counts are far below 2⁵³, so `Number` is safe. */
const parsers = {
  getTypeParser: ((type, format) =>
    type === BIGINT ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser,
};

export async function openPostgres(url: string): Promise<LeadDatabase> {
  await migratePostgres(url);
  const pool = replaceBrokenConnections(
    new Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 2 * QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'leads',
      types: parsers,
    }),
  );
  const db = new Kysely<LeadTables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(WAIT_FOR_DISK));
      },
    }),
  });
  try {
    await checkDurability(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { host, pathname } = new URL(url);
  return {
    title: `PostgreSQL, ${host}${pathname}`,
    now: () => clockOf(db),
    read: (query) => query(db),
    write: (work) => inTransaction(db, work),
    // Autovacuum removes deleted rows.
    purge: async () => true,
    close: () => db.destroy(),
  };
}

/** Uses a separate pool without query timeouts, since a migration may be slow. Kysely runs one migrator at a time. */
export async function migratePostgres(url: string, migrations?: Migrations): Promise<void> {
  const pool = replaceBrokenConnections(
    new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: QUERY_TIMEOUT_MS }),
  );
  const db = new Kysely<LeadTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, migrations);
  } finally {
    await db.destroy();
  }
}

const WAIT_FOR_DISK = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** Rejects settings with which PostgreSQL may lose acknowledged commits in a power failure. */
async function checkDurability(db: LeadQueries): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value !== 'off') continue;
    throw new Error(
      `В PostgreSQL выключена настройка ${name}: заявки могут пропасть при сбое питания. Включите её (ALTER SYSTEM SET ${name} = on) и перезапустите PostgreSQL.`,
    );
  }
}

async function clockOf(db: LeadQueries): Promise<number> {
  const { rows } = await sql<{
    ms: number;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  return rows[0]?.ms ?? Date.now();
}

async function inTransaction<Result>(
  db: LeadQueries,
  work: (db: LeadQueries) => Promise<Result>,
  conflicts = 0,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (conflicts < MAX_CONFLICTS && isConflict(error)) return inTransaction(db, work, conflicts + 1);
    throw error;
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
