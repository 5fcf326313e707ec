import type { LeadMessage } from '../contract/channel.ts';
import { hasRowLocks } from '../store/dialect.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';
import { readStoredLead } from '../store/stored-leads.ts';
import { hasClockSkew, repairClockSkew } from './clock-skew.ts';
import type { AttemptHistory, Circumstances } from './decide.ts';
import { decide, later } from './decide.ts';
import type { Lane } from './decide-lane.ts';
import { openAlarm } from './open-alarm.ts';
import { writeDecision } from './write-decision.ts';

export type Claim = {
  readonly channel: string;
  /** `recordOutcome` requires this ID, so that a process with a lost lease cannot change the message. */
  readonly lease: string;
  readonly message: LeadMessage;
  readonly trial: AttemptHistory;
  readonly lane: Lane;
};

/** Returns when the channel is next due, without claiming anything; `null` when its queue is empty. */
export async function nextDue(
  db: LeadQueries,
  channel: string,
  present: Pick<Circumstances, 'now' | 'rules'>,
): Promise<Date | null> {
  const first = await db
    .selectFrom('outbox')
    .select((of) => of.fn.min('next_attempt_at').as('at'))
    .where('channel', '=', channel)
    .where(isWaiting)
    .executeTakeFirst();
  if (!first?.at) return null;
  if (await hasClockSkew(db, channel, present)) return present.now;
  const lane = await db
    .selectFrom('lanes')
    .select(['free_at', 'lease_until'])
    .where('channel', '=', channel)
    .executeTakeFirst();
  const moments = [first.at, lane?.free_at, lane?.lease_until].filter((moment) => typeof moment === 'string');
  return new Date(Math.max(...moments.map((moment) => Date.parse(moment))));
}

/** Claims the lane and its most important due message; `null` when nothing is due or another process was faster. */
export async function claimNext(
  db: LeadQueries,
  { channel, lease, ...circumstances }: Circumstances & { readonly channel: string; readonly lease: string },
): Promise<Claim | null> {
  const { now, rules } = circumstances;
  const at = now.toISOString();
  await repairClockSkew(db, channel, circumstances);
  const lane = await takeLane(db, channel, at);
  if (!lane) return null;
  await requeueAbandoned(db, channel, circumstances);

  const leaseUntil = later(now, rules.leaseMs).toISOString();
  const row = await db
    .updateTable('outbox')
    .set((of) => ({
      state: 'leased' as const,
      attempts: of('attempts', '+', 1),
      lease_until: leaseUntil,
      next_attempt_at: leaseUntil,
      leased_by: lease,
    }))
    .where('key', '=', (of) =>
      of
        .selectFrom('outbox')
        .select('key')
        .where('channel', '=', channel)
        .where(isWaiting)
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', at)
        .orderBy('importance')
        // Messages that keep failing must not block the others.
        .orderBy('failures')
        .orderBy('queued_at')
        .orderBy('lead_number')
        .limit(1)
        .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['key', 'lead_number', 'attempts', 'failures', 'queued_at', 'remote_id'])
    .executeTakeFirst();
  if (!row) return null;

  await db
    .updateTable('lanes')
    .set({ leased_by: lease, lease_until: leaseUntil })
    .where('channel', '=', channel)
    .execute();
  return {
    channel,
    lease,
    message: {
      key: row.key,
      attempt: row.attempts,
      lead: await readStoredLead(db, row.lead_number),
      acceptedAs: row.remote_id,
    },
    trial: { attempts: row.attempts, failures: row.failures, queuedAt: new Date(row.queued_at) },
    lane,
  };
}

async function takeLane(db: LeadQueries, channel: string, at: string): Promise<Lane | null> {
  const lane = await db
    .selectFrom('lanes')
    .select(['failures', 'failing_since'])
    .where('channel', '=', channel)
    .where('free_at', '<=', at)
    .where((of) => of.or([of('lease_until', 'is', null), of('lease_until', '<=', at)]))
    .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (!lane) return null;
  return { failures: lane.failures, failingSince: lane.failing_since === null ? null : new Date(lane.failing_since) };
}

/**
 * An expired lease counts as a failed attempt with backoff, because the message itself may have crashed the process.
 */
async function requeueAbandoned(db: LeadQueries, channel: string, circumstances: Circumstances): Promise<void> {
  const abandoned = await db
    .selectFrom('outbox')
    .select(['key', 'attempts', 'failures', 'queued_at', 'leased_by'])
    .where('channel', '=', channel)
    .where(isWaiting)
    .where('state', '=', 'leased')
    .where('next_attempt_at', '<=', circumstances.now.toISOString())
    .execute();
  for (const { key, attempts, failures, queued_at, leased_by } of abandoned) {
    const result = { status: 'retry', reason: 'Сервер остановился во время отправки' } as const;
    const decision = decide(result, { attempts, failures, queuedAt: new Date(queued_at) }, circumstances);
    await writeDecision(db, { key, lease: leased_by ?? '' }, decision, circumstances.now);
    if (decision.state === 'dead') await openAlarm(db, { channel, kind: 'dead', ...decision }, circumstances);
  }
}
