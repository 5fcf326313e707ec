import { sql } from 'kysely';
import type { LeadDatabase } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';

/** Snapshot for detecting new and changed leads by comparison with the previous snapshot. */
export type LeadActivity = {
  /** Numbers of the newest leads of visitors. In PostgreSQL a smaller number may appear after a greater one. */
  readonly numbers: readonly number[];
  readonly events: readonly { readonly id: number; readonly number: number }[];
  /** Counts of queues, quarantine and erasures as one string; any change means that something has happened. */
  readonly rest: string;
};

const RECENT_ITEMS = 50;

/** The conditions must match the partial indexes literally, otherwise SQLite does not use the indexes. */
const isDead = sql<boolean>`state = 'dead'`;
const isHeld = sql<boolean>`status = 'quarantined'`;

export function readLeadActivity(database: LeadDatabase): Promise<LeadActivity> {
  return database.read(async (db) => {
    const numbers = await db
      .selectFrom('leads')
      .select('number')
      .where('kind', '<>', 'call')
      .orderBy('number', 'desc')
      .limit(RECENT_ITEMS)
      .execute();
    const events = await db
      .selectFrom('lead_events')
      .select(['id', 'lead_number as number'])
      .orderBy('id', 'desc')
      .limit(RECENT_ITEMS)
      .execute();
    const counts = await db
      .selectNoFrom((of) => [
        of.selectFrom('outbox').select(sql<number>`count(*)`.as('n')).where(isWaiting).as('waiting'),
        of.selectFrom('outbox').select(sql<number>`count(*)`.as('n')).where(isDead).as('dead'),
        of.selectFrom('leads').select(sql<number>`count(*)`.as('n')).where(isHeld).as('held'),
        of.selectFrom('erasures').select(sql<number>`count(*)`.as('n')).as('erasures'),
      ])
      .executeTakeFirstOrThrow();
    return { numbers: numbers.map(({ number }) => number), events, rest: Object.values(counts).join(' ') };
  });
}
