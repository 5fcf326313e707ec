import { randomUUID } from 'node:crypto';
import type { LeadQueries } from '../store/lead-database.ts';
import type { AlarmKind } from '../store/schema.ts';
import { hasLateMessage } from './late-messages.ts';
import type { DeliveryRules } from './rules.ts';

type AlarmCause = { readonly channel: string; readonly kind: AlarmKind; readonly reason: string };

/** Opens at most one alarm per episode, which lasts from the first failure until the channel delivers again. */
export async function openAlarm(
  db: LeadQueries,
  { channel, kind, reason }: AlarmCause,
  { now, rules }: { readonly now: Date; readonly rules: DeliveryRules },
): Promise<void> {
  const previous = await db
    .selectFrom('alarms')
    .select((of) => of.fn.max('opened_at').as('at'))
    .where('channel', '=', channel)
    .where('kind', '=', kind)
    // Ignore an alarm with a future time: a clock that was ahead wrote it.
    .where('opened_at', '<=', now.toISOString())
    .executeTakeFirst();
  // Limits the alarms of a flapping channel to one per interval.
  const soonest = previous?.at ? Date.parse(previous.at) + rules.alarmIntervalMs : 0;
  await db
    .insertInto('alarms')
    .values({
      id: randomUUID(),
      channel,
      kind,
      reason: reason.slice(0, 300),
      opened_at: now.toISOString(),
      next_attempt_at: new Date(Math.max(now.getTime(), soonest)).toISOString(),
      attempts: 0,
      sent_at: null,
      sent_through: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Closes the channel's alarms after a delivery; a «delayed» alarm stays open while a message is still late. */
export async function closeAlarms(
  db: LeadQueries,
  channel: string,
  { now, rules }: { readonly now: Date; readonly rules: DeliveryRules },
): Promise<void> {
  const isLate = await hasLateMessage(db, channel, { now, rules });
  await db
    .updateTable('alarms')
    .set({ closed_at: now.toISOString() })
    .where('channel', '=', channel)
    .where('closed_at', 'is', null)
    .$if(isLate, (query) => query.where('kind', '!=', 'delayed'))
    .execute();
}
