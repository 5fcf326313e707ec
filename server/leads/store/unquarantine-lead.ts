import type { HumanCheck } from '../contract/lead.ts';
import type { LeadQueries } from './lead-database.ts';
import { queueMessages } from './outbox.ts';

type UnquarantineOptions = {
  readonly channels: readonly string[];
  readonly now: Date;
  /** Result of the captcha; `null` when a member of staff releases the lead. */
  readonly humanCheck: HumanCheck | null;
};

/**
 * Releases a lead from quarantine and queues its messages; returns `false` when the lead is not quarantined.
 * The suspicions stay on record.
 */
export async function unquarantineLead(
  db: LeadQueries,
  number: number,
  { channels, now, humanCheck }: UnquarantineOptions,
): Promise<boolean> {
  const released = await db
    .updateTable('leads')
    .set({ status: 'accepted', human_check: humanCheck })
    .where('number', '=', number)
    .where('status', '=', 'quarantined')
    .returning(['kind', 'repeat_of'])
    .executeTakeFirst();
  if (!released) return false;
  const lead = { number, kind: released.kind, isRepeat: released.repeat_of !== null };
  await queueMessages(db, lead, { channels, at: now.toISOString() });
  return true;
}
