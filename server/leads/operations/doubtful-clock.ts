import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Retention looks twice a day: after a longer silence the server was off, or its clock has run away. */
const LONGEST_SILENCE_MS = 3 * DAY_MS;
/** Time for people to set the clock right, before anything is deleted by it. */
const HELD_MS = 7 * DAY_MS;

const SEEN = 'clock_seen';
const HELD_UNTIL = 'clock_doubted_until';

export type ClockDoubt = {
  /** What the clock showed when it was looked at before. */
  readonly seen: Date;
  readonly until: Date;
  readonly isNew: boolean;
};

/**
 * Whether leads may be deleted by this clock: `null`, or why not. A clock that has jumped ahead is not believed for a
 * week; one that goes back deletes nothing too early, and is.
 */
export async function doubtClock(database: LeadDatabase, now: Date): Promise<ClockDoubt | null> {
  return database.write(async (db) => {
    const seen = await readMoment(db, SEEN);
    const heldUntil = await readMoment(db, HELD_UNTIL);
    await put(db, SEEN, now);
    const hasJumped = seen !== null && now.getTime() - seen.getTime() > LONGEST_SILENCE_MS;
    const until = hasJumped ? new Date(now.getTime() + HELD_MS) : heldUntil;
    const leftMs = until === null ? 0 : until.getTime() - now.getTime();
    if (seen === null || until === null || leftMs <= 0 || leftMs > HELD_MS) {
      await db.deleteFrom('facts').where('name', '=', HELD_UNTIL).execute();
      return null;
    }
    await put(db, HELD_UNTIL, until);
    return { seen, until, isNew: hasJumped };
  });
}

async function readMoment(db: LeadQueries, name: string): Promise<Date | null> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return fact ? new Date(fact.value) : null;
}

async function put(db: LeadQueries, name: string, moment: Date): Promise<void> {
  const value = moment.toISOString();
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
