import { sql } from 'kysely';
import { isPostgres } from '../../postgres/is-postgres.ts';
import type { LeadQueries } from './lead-database.ts';

/** PostgreSQL allows concurrent writers; SQLite has one writer, so its rows need no locks. */
export function hasRowLocks(db: LeadQueries): boolean {
  return isPostgres(db);
}

export async function lockPhone(db: LeadQueries, phone: string): Promise<void> {
  if (hasRowLocks(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(db);
}
