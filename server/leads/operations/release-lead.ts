import { queueMessages } from '../delivery/queue-messages.ts';
import type { LeadDatabase } from '../store/lead-database.ts';

/** «Не спам»: lets a lead out of quarantine and sends it where it would have gone at once. Why it was held stays on record. */
export function releaseLead(
  database: LeadDatabase,
  number: number,
  { channels, now }: { readonly channels: readonly string[]; readonly now: Date },
): Promise<'released' | 'not-held' | 'missing'> {
  return database.write(async (db) => {
    const released = await db
      .updateTable('leads')
      .set({ status: 'accepted' })
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
