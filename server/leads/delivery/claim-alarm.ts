import { hasRowLocks } from '../store/dialect.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';
import type { AlarmKind } from '../store/schema.ts';
import { later } from './decide.ts';
import type { DeliveryRules } from './rules.ts';

const MAX_NUMBERS = 10;

export type AlarmFacts = {
  readonly id: string;
  readonly channel: string;
  readonly kind: AlarmKind;
  readonly reason: string;
  readonly openedAt: Date;
  /** Attempts to send the alarm, including this one. */
  readonly attempts: number;
  readonly dead: number;
  readonly deadNumbers: readonly number[];
  readonly waiting: number;
};

/** Claims an unsent alarm; other processes skip it until `until`. */
export async function claimAlarm(
  db: LeadQueries,
  { now, until, rules }: { readonly now: Date; readonly until: Date; readonly rules: DeliveryRules },
): Promise<AlarmFacts | null> {
  const at = now.toISOString();
  // A clock that was ahead wrote any time after this one; such a time is treated as due.
  const horizon = later(until, Math.max(rules.alarmIntervalMs, rules.longestDelayMs)).toISOString();
  const alarm = await db
    .selectFrom('alarms')
    .selectAll()
    .where('sent_at', 'is', null)
    .where((of) => of.or([of('next_attempt_at', '<=', at), of('next_attempt_at', '>', horizon)]))
    // A recovered channel needs no «delayed» alarm, but its dead letters still need an operator.
    .where((of) => of.or([of('kind', '=', 'dead'), of('closed_at', 'is', null)]))
    .orderBy('opened_at')
    .limit(1)
    .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (!alarm) return null;
  const attempts = alarm.attempts + 1;
  await db
    .updateTable('alarms')
    .set({ attempts, next_attempt_at: until.toISOString() })
    .where('id', '=', alarm.id)
    .execute();
  const { id, channel, kind, reason } = alarm;
  return {
    id,
    channel,
    kind,
    reason,
    attempts,
    openedAt: new Date(alarm.opened_at < at ? alarm.opened_at : at),
    dead: await count(db, channel, 'dead'),
    waiting: await count(db, channel, 'waiting'),
    deadNumbers: await newestDead(db, channel),
  };
}

async function count(db: LeadQueries, channel: string, which: 'dead' | 'waiting'): Promise<number> {
  const { total } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('channel', '=', channel)
    .where((of) => (which === 'dead' ? of('state', '=', 'dead') : isWaiting))
    .executeTakeFirstOrThrow();
  return total;
}

async function newestDead(db: LeadQueries, channel: string): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('lead_number')
    .where('channel', '=', channel)
    .where('state', '=', 'dead')
    .orderBy('finished_at', 'desc')
    .orderBy('lead_number', 'desc')
    .limit(MAX_NUMBERS)
    .execute();
  return rows.map(({ lead_number }) => lead_number).reverse();
}

export async function settleAlarm(
  db: LeadQueries,
  id: string,
  settled: { readonly sentAt: Date; readonly through: string } | { readonly nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('alarms')
    .set(
      'sentAt' in settled
        ? { sent_at: settled.sentAt.toISOString(), sent_through: settled.through }
        : { next_attempt_at: settled.nextAttemptAt.toISOString() },
    )
    .where('id', '=', id)
    .execute();
}
