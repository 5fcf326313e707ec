import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from '../postgres/is-postgres.ts';

/**
 * Migrations by name, in order. `breaks` marks a migration that older programs cannot work with; all others must be
 * backward compatible.
 */
export type Migrations = Readonly<Record<string, Migration & { readonly breaks?: true }>>;

// biome-ignore lint/suspicious/noExplicitAny: any tables.
type AnyQueries = Kysely<any>;

/** Table with the names of breaking migrations, which older programs read. */
const BREAKING = 'breaking_steps';
const DONE = 'kysely_migration';

/** The database has a migration that this program does not know and cannot work with. */
export class SchemaTooNew extends Error {}

/** Applies all pending migrations or none. Leaves a compatible newer schema unchanged. @throws {SchemaTooNew} */
export async function migrateSchema(db: AnyQueries, migrations: Migrations, title: string): Promise<void> {
  if (await isAhead(db, migrations, title)) return;
  await recordBreakingMigrations(db, migrations);
  const getMigrations = async () => ({ ...migrations });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations },
    ...(await migrationTableOptions(db)),
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Leads and panel share a database, so each needs its own migration table; by default Kysely would use one for both.
 */
async function migrationTableOptions(db: AnyQueries): Promise<{ migrationTableSchema?: string }> {
  if (!isPostgres(db)) return {};
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  return { migrationTableSchema: rows[0]?.schema ?? 'public' };
}

/** Records breaking migrations before they run, so that a crash cannot leave one unrecorded. */
async function recordBreakingMigrations(db: AnyQueries, migrations: Migrations): Promise<void> {
  const breaking = Object.keys(migrations).filter((name) => migrations[name]?.breaks);
  if (breaking.length === 0) return;
  const table = sql.table(BREAKING);
  await sql`create table if not exists ${table} (name text primary key)`.execute(db);
  for (const name of breaking)
    await sql`insert into ${table} (name) values (${name}) on conflict do nothing`.execute(db);
}

/**
 * Checks without writing whether a newer program migrated the schema. @throws {SchemaTooNew} when it is incompatible
 */
export async function isAhead(db: AnyQueries, migrations: Migrations, title: string): Promise<boolean> {
  const done = await namesIn(db, DONE);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length === 0) return false;
  const breaking = await namesIn(db, BREAKING);
  const missing = Object.keys(migrations).find((name) => !done.includes(name));
  const obstacle = unknown.find((name) => breaking.includes(name)) ?? (missing && unknown[0]);
  if (obstacle === undefined) return true;
  throw new SchemaTooNew(
    `${title} новее программы: в базе есть шаг ${obstacle}, последний известный программе — ${Object.keys(migrations).at(-1)}. Запустите новую версию программы.`,
  );
}

async function namesIn(db: AnyQueries, table: string): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && (error.message.includes('no such table') || isUndefinedTable(error))) return [];
    throw error;
  }
}

function isUndefinedTable(error: Error): boolean {
  return 'code' in error && error.code === '42P01';
}
