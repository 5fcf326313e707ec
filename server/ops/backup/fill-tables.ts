import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isPostgres } from '../../postgres/is-postgres.ts';

/** Rows per INSERT; keeps the parameter count below the limits of SQLite and PostgreSQL. */
const BATCH = 500;

// biome-ignore lint/suspicious/noExplicitAny: the tables are known at run time only.
export type AnyQueries = Kysely<any>;
type Row = Readonly<Record<string, unknown>>;

/** Replaces the rows of tables with those of a SQLite file and sets sequences to the highest id. */
export async function fillTables(
  db: AnyQueries,
  source: DatabaseSync,
  tables: readonly string[],
  schema?: string,
): Promise<void> {
  const idOf = (table: string) => (schema === undefined ? `"${table}"` : `"${schema}"."${table}"`);
  for (const table of tables.toReversed()) await sql.raw(`DELETE FROM ${idOf(table)}`).execute(db);
  for (const table of tables) {
    let batch: Row[] = [];
    for (const row of source.prepare(`SELECT * FROM "${table}"`).iterate()) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await insert(db, idOf(table), batch);
      batch = [];
    }
    await insert(db, idOf(table), batch);
    if (isPostgres(db)) await advanceSequence(db, idOf(table), lastNumber(source, table));
  }
}

async function insert(db: AnyQueries, id: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const given = sql.raw(isPostgres(db) ? 'OVERRIDING SYSTEM VALUE' : '');
  await sql`INSERT INTO ${sql.raw(id)} (${names}) ${given} VALUES ${sql.join(values)}`.execute(db);
}

/** Returns the highest id that SQLite has ever assigned in a table; 0 when there is none. */
function lastNumber(source: DatabaseSync, table: string): number {
  const counts = source.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").get();
  return Number(counts && source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq) || 0;
}

/** Advances the sequence, so that ids of deleted rows are never reused. */
async function advanceSequence(db: AnyQueries, id: string, last: number): Promise<void> {
  if (last === 0) return;
  await sql`SELECT setval(sequence, ${sql.lit(last)}) FROM ${sequencesOf(id)}`.execute(db);
}

export const sequencesOf = (id: string) => sql`(
  SELECT pg_get_serial_sequence(${sql.lit(id)}, attname)::regclass AS sequence FROM pg_attribute
  WHERE attrelid = ${sql.lit(id)}::regclass AND attnum > 0 AND NOT attisdropped
    AND pg_get_serial_sequence(${sql.lit(id)}, attname) IS NOT NULL
) AS sequences`;
