import { sql } from 'kysely';
import { isPostgres } from '../../postgres/is-postgres.ts';
import type { LeadQueries } from './lead-database.ts';

/** Several connections write to PostgreSQL at a time; SQLite has one writer, so its rows need no locks of their own. */
export function hasRowLocks(db: LeadQueries): boolean {
  return isPostgres(db);
}

/** Until the end of the transaction nobody else decides anything about this phone. */
export async function lockPhone(db: LeadQueries, phone: string): Promise<void> {
  if (hasRowLocks(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(db);
}
