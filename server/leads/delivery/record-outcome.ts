import type { LeadQueries } from '../store/lead-database.ts';
import type { Claim } from './claim.ts';
import type { Circumstances, SendResult } from './decide.ts';
import { decide } from './decide.ts';
import { decideLane } from './decide-lane.ts';
import { closeAlarms, openAlarm } from './open-alarm.ts';
import { writeDecision } from './write-decision.ts';

export async function recordOutcome(
  db: LeadQueries,
  { channel, lease, message, trial, lane }: Claim,
  { result, ...circumstances }: Circumstances & { readonly result: SendResult; readonly minIntervalMs: number },
): Promise<void> {
  const { now } = circumstances;
  const decision = decide(result, trial, circumstances);
  const next = decideLane(result, lane, circumstances);
  await writeDecision(db, { key: message.key, lease }, decision, now);
  await db
    .updateTable('lanes')
    .set({
      free_at: next.freeAt.toISOString(),
      failures: next.failures,
      failing_since: next.failingSince?.toISOString() ?? null,
      lease_until: null,
      leased_by: null,
    })
    .where('channel', '=', channel)
    .where('leased_by', '=', lease)
    .execute();
  if (decision.state === 'delivered') await closeAlarms(db, channel, circumstances);
  if (next.isBack) await retryQueuedNow(db, channel, now);
  if (decision.state === 'dead') await openAlarm(db, { channel, kind: 'dead', ...decision }, circumstances);
}

/** Makes all queued messages due: backoff is pointless once the service responds. */
async function retryQueuedNow(db: LeadQueries, channel: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '>', at)
    .execute();
}
