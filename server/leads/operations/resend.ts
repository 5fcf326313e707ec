import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import { queueMessages } from '../store/outbox.ts';
import type { MessageState } from '../store/schema.ts';

/** Keeps the idempotency key, so that a channel that can look the lead up creates no duplicate. */
function requeue(db: LeadQueries, now: Date, states: readonly MessageState[]) {
  const at = now.toISOString();
  return db
    .updateTable('outbox')
    .set({ state: 'queued', failures: 0, queued_at: at, next_attempt_at: at, finished_at: null })
    .where('state', 'in', states)
    .returning('channel');
}

/**
 * Queues a lead for one channel, even when already delivered, or for all channels that have not delivered it.
 * Returns the queued channels; none for a quarantined lead or one past its retention term.
 */
export function resendLead(
  database: LeadDatabase,
  number: number,
  { channel, channels, now }: { readonly channel?: string; readonly channels: readonly string[]; readonly now: Date },
): Promise<string[]> {
  return database.write(async (db) => {
    const lead = await db
      .selectFrom('leads')
      .select(['kind', 'repeat_of', 'status', 'reduced_at'])
      .where('number', '=', number)
      .executeTakeFirst();
    if (lead?.status !== 'accepted' || lead.reduced_at !== null) return [];
    const before = await db.selectFrom('outbox').select('channel').where('lead_number', '=', number).execute();
    const known = new Set(before.map((message) => message.channel));
    const wanted = channel === undefined ? channels : channels.filter((name) => name === channel);
    const added = wanted.filter((name) => !known.has(name));
    await queueMessages(
      db,
      { number, kind: lead.kind, isRepeat: lead.repeat_of !== null },
      { channels: added, at: now.toISOString() },
    );
    const again = await requeue(db, now, channel === undefined ? ['queued', 'dead'] : ['queued', 'dead', 'delivered'])
      .where('lead_number', '=', number)
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
      .execute();
    return [...new Set([...added, ...again.map((message) => message.channel)])].sort();
  });
}

export function resendDead(database: LeadDatabase, channel: string, now: Date): Promise<number> {
  return database.write(
    async (db) => (await requeue(db, now, ['dead']).where('channel', '=', channel).execute()).length,
  );
}
