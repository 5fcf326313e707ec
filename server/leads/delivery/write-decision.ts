import type { LeadQueries } from '../store/lead-database.ts';
import type { Decision } from './decide.ts';

const REASON_LIMIT = 300;

type Leased = { readonly key: string; readonly lease: string };

export async function writeDecision(
  db: LeadQueries,
  { key, lease }: Leased,
  decision: Decision,
  now: Date,
): Promise<void> {
  const released = { lease_until: null, leased_by: null };
  const at = now.toISOString();
  const mine = db.updateTable('outbox').where('key', '=', key).where('leased_by', '=', lease);
  switch (decision.state) {
    case 'delivered':
      // A delivery is a fact, so it is stored even when the lease has been lost.
      await db
        .updateTable('outbox')
        .set({ ...released, state: 'delivered', finished_at: at, remote_id: decision.remoteId })
        .where('key', '=', key)
        .where('state', '!=', 'delivered')
        .execute();
      return;
    case 'dead':
      await mine
        .set({
          ...released,
          state: 'dead',
          finished_at: at,
          last_reason: decision.reason.slice(0, REASON_LIMIT),
          ...accepted(decision),
        })
        .execute();
      return;
    case 'queued':
      await mine
        .set({
          ...released,
          state: 'queued',
          next_attempt_at: decision.nextAttemptAt.toISOString(),
          failures: decision.failures,
          ...accepted(decision),
          ...(decision.reason === null ? {} : { last_reason: decision.reason.slice(0, REASON_LIMIT) }),
        })
        .execute();
  }
}

const accepted = ({ acceptedAs }: Exclude<Decision, { state: 'delivered' }>) =>
  acceptedAs === undefined ? {} : { remote_id: acceptedAs };
