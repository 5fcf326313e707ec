import { sql } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import type { LeadQueries } from './lead-database.ts';

export type RateLimitRequest = { readonly network: string; readonly most: number; readonly periodMs: number };

const NOW_MS = sql<number>`extract(epoch from clock_timestamp()) * 1000`;

/**
 * Token bucket shared by all servers, stored as the time at which it is full. Returns the milliseconds to wait,
 * or 0; `null` with SQLite, where the only process counts in memory.
 */
export async function takeToken(
  db: LeadQueries,
  { network, most, periodMs }: RateLimitRequest,
): Promise<number | null> {
  if (!hasRowLocks(db)) return null;
  const each = periodMs / most;
  const taken = await sql`
    insert into turns (network, free_at_ms) values (${network}, ${NOW_MS} + ${each}::float8)
    on conflict (network) do update
      set free_at_ms = greatest(turns.free_at_ms + ${each}::float8, excluded.free_at_ms)
      where turns.free_at_ms <= excluded.free_at_ms + ${periodMs - 2 * each}::float8
    returning network`.execute(db);
  if (taken.rows.length > 0) return 0;
  const { rows } = await sql<{ wait: number }>`
    select free_at_ms - (${NOW_MS}) - ${periodMs - each}::float8 as wait from turns where network = ${network}`.execute(
    db,
  );
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** A full bucket equals a missing one. */
export async function deleteFullBuckets(db: LeadQueries): Promise<void> {
  if (hasRowLocks(db)) await sql`delete from turns where free_at_ms < ${NOW_MS}`.execute(db);
}
