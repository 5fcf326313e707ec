import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { hasRowLocks } from './dialect.ts';
import type { LeadQueries } from './lead-database.ts';
import { leads } from './migrations/0001-leads.ts';
import { outbox } from './migrations/0002-outbox.ts';
import { wishes } from './migrations/0003-wishes.ts';
import { humanCheck } from './migrations/0004-human-check.ts';
import { ways } from './migrations/0005-ways.ts';
import { purposes } from './migrations/0006-purposes.ts';
import { turns } from './migrations/0007-turns.ts';
import { migration } from './migrations/step.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** Only ever appended to: a migration that has run somewhere is never edited. */
export const MIGRATIONS: Migrations = {
  '0001-leads': migration(leads),
  '0002-outbox': migration(outbox),
  '0003-wishes': migration(wishes),
  '0004-human-check': migration(humanCheck),
  '0005-ways': migration(ways),
  '0006-purposes': migration(purposes),
  '0007-turns': migration(turns),
};

/** Of what an earlier program has done already. */
const NOTHING: Migration = { up: async () => undefined };

/** Brings the schema forward, all steps or none. @throws when the database is newer than this program */
export async function migrate(db: LeadQueries, migrations: Migrations = MIGRATIONS): Promise<void> {
  const done = await stepsOfOldAccount(db);
  const steps = Object.entries(migrations).map(([name, step], index) => [name, index < done ? NOTHING : step]);
  const provider = { getMigrations: async () => Object.fromEntries(steps) };
  const { error } = await new Migrator({ db, provider, ...(await accountOf(db)) }).migrateToLatest();
  if (error === undefined) return;
  const unknown = /previously executed migration (.+) is missing/.exec(String(error))?.[1];
  if (unknown === undefined) throw error;
  throw new Error(
    `База заявок новее программы: в базе есть шаг ${unknown}, последний известный программе — ${Object.keys(migrations).at(-1)}. Запустите новую версию программы.`,
  );
}

/** The panel keeps an account of its own in a schema of the same database; Kysely would take either for this one. */
async function accountOf(db: LeadQueries): Promise<{ migrationTableSchema?: string }> {
  if (!hasRowLocks(db)) return {};
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  return { migrationTableSchema: rows[0]?.schema ?? 'public' };
}

/** Until 2026-11 the program counted its migrations in a table of its own. */
async function stepsOfOldAccount(db: LeadQueries): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_version')) return 0;
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}
