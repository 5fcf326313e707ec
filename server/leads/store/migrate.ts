import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Migrations, migrateSchema } from '../../migrations/migrate-schema.ts';
import type { LeadQueries } from './lead-database.ts';
import { leads } from './migrations/0001-leads.ts';
import { outbox } from './migrations/0002-outbox.ts';
import { wishes } from './migrations/0003-wishes.ts';
import { humanCheck } from './migrations/0004-human-check.ts';
import { ways } from './migrations/0005-ways.ts';
import { purposes } from './migrations/0006-purposes.ts';
import { turns } from './migrations/0007-turns.ts';
import { migration } from './migrations/step.ts';

/**
 * Append only: a released migration never changes. Set `breaks` when the previous version cannot work with the result.
 */
export const MIGRATIONS: Migrations = {
  '0001-leads': migration(leads),
  '0002-outbox': migration(outbox),
  '0003-wishes': migration(wishes),
  '0004-human-check': migration(humanCheck),
  '0005-ways': migration(ways),
  '0006-purposes': migration(purposes),
  '0007-turns': migration(turns),
};

const NOOP_MIGRATION: Migration = { up: async () => undefined };

/** Applies all pending migrations in one transaction. @throws {SchemaTooNew} */
export async function migrate(db: LeadQueries, migrations: Migrations = MIGRATIONS): Promise<void> {
  const done = await countLegacyMigrations(db);
  const steps = Object.entries(migrations).map(([name, step], index) => [name, index < done ? NOOP_MIGRATION : step]);
  await migrateSchema(db, Object.fromEntries(steps), 'База заявок');
}

/** Versions before 2026-11 counted migrations in the table `schema_version`. */
async function countLegacyMigrations(db: LeadQueries): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_version')) return 0;
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}
