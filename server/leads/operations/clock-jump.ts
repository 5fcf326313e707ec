import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Retention runs twice a day, so a longer gap means that the server was off or the clock has jumped ahead. */
const MAX_SILENCE_MS = 3 * DAY_MS;
/** Time for an operator to correct the clock before retention deletes anything. */
const HOLD_MS = 7 * DAY_MS;

const SEEN = 'clock_seen';
const HELD_UNTIL = 'clock_doubted_until';

export type ClockJump = {
  readonly seen: Date;
  readonly until: Date;
  readonly isNew: boolean;
};

/**
 * Returns `null` when retention may rely on the clock, otherwise the reason. After a jump ahead retention pauses
 * for a week; a clock that has been set back deletes nothing too early.
 */
export async function checkClockJump(database: LeadDatabase, now: Date): Promise<ClockJump | null> {
  return database.write(async (db) => {
    const seen = await readMoment(db, SEEN);
    const heldUntil = await readMoment(db, HELD_UNTIL);
    await put(db, SEEN, now);
    const hasJumped = seen !== null && now.getTime() - seen.getTime() > MAX_SILENCE_MS;
    const until = hasJumped ? new Date(now.getTime() + HOLD_MS) : heldUntil;
    const leftMs = until === null ? 0 : until.getTime() - now.getTime();
    if (seen === null || until === null || leftMs <= 0 || leftMs > HOLD_MS) {
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
