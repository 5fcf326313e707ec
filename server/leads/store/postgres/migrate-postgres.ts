import { Client } from 'pg';
import type { Migration } from '../migration.ts';
import { refuseNewer } from '../migration.ts';
import { migrations } from '../migrations.ts';

/** Any number; the same in every process that may start at the same time. */
const MIGRATION_LOCK = 4_390_105;

/** Brings the schema forward, each step whole or not at all. @throws when the database is newer than this program */
export async function migratePostgres(url: string, steps: readonly Migration[] = migrations): Promise<void> {
  // Not from the pool: a step may take longer than a visitor waits.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)',
    );
    const found = await currentVersion(client);
    refuseNewer(found, steps);
    for (const step of steps.filter(({ version }) => version > found)) await apply(client, step);
  } finally {
    await client.end();
  }
}

async function apply(client: Client, { version, name, postgres }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(postgres);
    await client.query('INSERT INTO schema_version (version, name, applied_at) VALUES ($1, $2, $3)', [
      version,
      name,
      new Date().toISOString(),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function currentVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_version',
  );
  return rows[0]?.version ?? 0;
}
