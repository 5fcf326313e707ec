import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from '../postgres/is-postgres.ts';

/**
 * By name, in their order. One that `breaks` the programs before it, which do not know it, says so; all others may only
 * add what they need not know.
 */
export type Migrations = Readonly<Record<string, Migration & { readonly breaks?: true }>>;

// biome-ignore lint/suspicious/noExplicitAny: whichever tables there are.
type AnyQueries = Kysely<any>;

/** Remembers what breaks older programs, for those to read that never heard of it. */
const BREAKING = 'breaking_steps';
const DONE = 'kysely_migration';

/** The database is ahead of this program, and not only by what it need not know. */
export class SchemaTooNew extends Error {}

/**
 * Brings a schema forward, all steps or none. A database that a newer program has brought further stays as it is, and
 * works with this one unless a step says otherwise. @throws {SchemaTooNew}
 */
export async function bringForward(db: AnyQueries, migrations: Migrations, title: string): Promise<void> {
  if (await isAhead(db, migrations, title)) return;
  await tellOlderPrograms(db, migrations);
  const getMigrations = async () => ({ ...migrations });
  const { error } = await new Migrator({ db, provider: { getMigrations }, ...(await accountOf(db)) }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Leads and panel keep accounts of their own in schemas of one database; Kysely would take either for the other. */
async function accountOf(db: AnyQueries): Promise<{ migrationTableSchema?: string }> {
  if (!isPostgres(db)) return {};
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  return { migrationTableSchema: rows[0]?.schema ?? 'public' };
}

/** First, lest a crash leave a step that nobody was told of. */
async function tellOlderPrograms(db: AnyQueries, migrations: Migrations): Promise<void> {
  const breaking = Object.keys(migrations).filter((name) => migrations[name]?.breaks);
  if (breaking.length === 0) return;
  const table = sql.table(BREAKING);
  await sql`create table if not exists ${table} (name text primary key)`.execute(db);
  for (const name of breaking)
    await sql`insert into ${table} (name) values (${name}) on conflict do nothing`.execute(db);
}

/** Whether a newer program has been here. Changes nothing. @throws {SchemaTooNew} when it left what this one cannot work with */
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

/** In PostgreSQL. */
function isUndefinedTable(error: Error): boolean {
  return 'code' in error && error.code === '42P01';
}
