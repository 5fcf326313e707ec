import type { ExpressionBuilder } from 'kysely';
import type { LeadQueries } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';
import type { LeadTables } from '../store/schema.ts';
import type { Circumstances } from './decide.ts';
import { later } from './decide.ts';
import type { DeliveryRules } from './rules.ts';

type Present = Pick<Circumstances, 'now' | 'rules'>;

/** Latest plausible timestamps. A later one was written by a clock that was ahead and has been set back. */
type Horizon = { readonly ofLease: string; readonly ofPause: string };

function horizonOf({ now, rules }: Present): Horizon {
  return {
    // Twice the lease, because the clocks of two servers differ by seconds.
    ofLease: later(now, 2 * rules.leaseMs).toISOString(),
    ofPause: later(now, longestPauseMs(rules) + 2 * rules.leaseMs).toISOString(),
  };
}

function longestPauseMs({ longestDelayMs, longestLanePauseMs, longestAskedPauseMs }: DeliveryRules): number {
  return Math.max(longestDelayMs, longestLanePauseMs, longestAskedPauseMs);
}

/** An untried message has no reason to wait, and a leased one waits no longer than its lease. */
function isMessageSkewed(of: ExpressionBuilder<LeadTables, 'outbox'>, { ofLease, ofPause }: Horizon) {
  const hasNoPause = of.or([of('attempts', '=', 0), of('state', '=', 'leased')]);
  return of.or([
    of('queued_at', '>', ofLease),
    of('next_attempt_at', '>', ofPause),
    of.and([hasNoPause, of('next_attempt_at', '>', ofLease)]),
  ]);
}

/** A lane that is not failing pauses for seconds only. */
function isLaneSkewed(of: ExpressionBuilder<LeadTables, 'lanes'>, { ofLease, ofPause }: Horizon) {
  return of.or([
    of('lease_until', '>', ofLease),
    of('failing_since', '>', ofLease),
    of('free_at', '>', ofPause),
    of.and([of('failing_since', 'is', null), of('free_at', '>', ofLease)]),
  ]);
}

export async function hasClockSkew(db: LeadQueries, channel: string, present: Present): Promise<boolean> {
  const horizon = horizonOf(present);
  const lane = await db
    .selectFrom('lanes')
    .select('channel')
    .where('channel', '=', channel)
    .where((of) => isLaneSkewed(of, horizon))
    .executeTakeFirst();
  if (lane) return true;
  const message = await db
    .selectFrom('outbox')
    .select('key')
    .where('channel', '=', channel)
    .where(isWaiting)
    .where((of) => isMessageSkewed(of, horizon))
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
}

/** Resets implausible timestamps to the current time. */
export async function repairClockSkew(db: LeadQueries, channel: string, present: Present): Promise<void> {
  const horizon = horizonOf(present);
  const at = present.now.toISOString();
  await db
    .updateTable('lanes')
    .set((of) => ({
      free_at: at,
      lease_until: of.case().when('lease_until', '>', horizon.ofLease).then(at).else(of.ref('lease_until')).end(),
      failing_since: of.case().when('failing_since', '>', horizon.ofLease).then(at).else(of.ref('failing_since')).end(),
    }))
    .where('channel', '=', channel)
    .where((of) => isLaneSkewed(of, horizon))
    .execute();
  await db
    .updateTable('outbox')
    .set((of) => ({
      next_attempt_at: at,
      queued_at: of.case().when('queued_at', '>', horizon.ofLease).then(at).else(of.ref('queued_at')).end(),
    }))
    .where('channel', '=', channel)
    .where(isWaiting)
    .where((of) => isMessageSkewed(of, horizon))
    .execute();
}
