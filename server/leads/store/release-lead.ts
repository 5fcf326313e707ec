import type { HumanCheck } from '../contract/lead.ts';
import type { LeadDatabase } from './lead-database.ts';
import { queueMessages } from './outbox.ts';

type Release = {
  readonly channels: readonly string[];
  readonly now: Date;
  /** What vouches for the visitor; absent: an operator does. */
  readonly humanCheck?: HumanCheck;
};

/** «Не спам»: lets a lead out of quarantine and sends it where it would have gone at once. Why it was held stays on record. */
export function releaseLead(
  database: LeadDatabase,
  number: number,
  { channels, now, humanCheck }: Release,
): Promise<'released' | 'not-held' | 'missing'> {
  return database.write(async (db) => {
    const released = await db
      .updateTable('leads')
      .set({ status: 'accepted', human_check: humanCheck ?? null })
      .where('number', '=', number)
      .where('status', '=', 'quarantined')
      .returning(['kind', 'repeat_of'])
      .executeTakeFirst();
    if (!released) {
      const found = await db.selectFrom('leads').select('id').where('number', '=', number).executeTakeFirst();
      return found ? 'not-held' : 'missing';
    }
    const lead = { number, kind: released.kind, isRepeat: released.repeat_of !== null };
    await queueMessages(db, lead, { channels, at: now.toISOString() });
    return 'released';
  });
}
