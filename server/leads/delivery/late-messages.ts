import type { LeadQueries } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';
import { later } from './decide.ts';
import type { DeliveryRules } from './rules.ts';

type Present = { readonly now: Date; readonly rules: DeliveryRules };

export type LateChannel = { readonly channel: string; readonly reason: string };

function lateMessages(db: LeadQueries, { now, rules }: Present) {
  return db
    .selectFrom('outbox')
    .where(isWaiting)
    .where('queued_at', '<=', later(now, -rules.alarmAfterMs).toISOString());
}

export async function hasLateMessage(db: LeadQueries, channel: string, present: Present): Promise<boolean> {
  const found = await lateMessages(db, present).select('key').where('channel', '=', channel).executeTakeFirst();
  return found !== undefined;
}

/** Returns failing channels with a message older than `alarmAfterMs` and without an open «delayed» alarm. */
export async function findLate(
  db: LeadQueries,
  channels: readonly string[],
  present: Present,
): Promise<readonly LateChannel[]> {
  const late = await lateMessages(db, present)
    .innerJoin('lanes', 'lanes.channel', 'outbox.channel')
    // A queue left over from before a start is not late as long as its channel delivers.
    .where('lanes.failing_since', 'is not', null)
    .where('outbox.channel', 'in', channels)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('alarms')
            .select('id')
            .whereRef('alarms.channel', '=', 'outbox.channel')
            .where('kind', '=', 'delayed')
            .where('closed_at', 'is', null),
        ),
      ),
    )
    .select((of) => ['outbox.channel', of.fn.max('outbox.last_reason').as('reason')])
    .groupBy('outbox.channel')
    .execute();
  return late.map(({ channel, reason }) => ({ channel, reason: reason ?? '' }));
}
