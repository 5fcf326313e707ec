import { sql } from 'kysely';
import type { LeadDatabase } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';

/** Enough to tell by, from one look to the next, what has come and what has changed. */
export type Pulse = {
  /** Of the newest leads. In PostgreSQL a smaller number may appear after a greater one. */
  readonly numbers: readonly number[];
  /** Of what people did last. */
  readonly events: readonly { readonly id: number; readonly number: number }[];
  /** Of queues, quarantine and erasures together: equal while nothing happens there. */
  readonly rest: string;
};

const LAST = 50;

/** Word for word as in the partial indexes. */
const isDead = sql<boolean>`state = 'dead'`;
const isHeld = sql<boolean>`status = 'quarantined'`;

/** Cheap: every part of it is read from an index or from a few rows. */
export function takePulse(database: LeadDatabase): Promise<Pulse> {
  return database.read(async (db) => {
    const numbers = await db.selectFrom('leads').select('number').orderBy('number', 'desc').limit(LAST).execute();
    const events = await db
      .selectFrom('lead_events')
      .select(['id', 'lead_number as number'])
      .orderBy('id', 'desc')
      .limit(LAST)
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
