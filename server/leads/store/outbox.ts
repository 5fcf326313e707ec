import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadKind, LeadSender } from '../../../model/lead/lead-kinds.ts';
import { LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import type { LeadQueries } from './lead-database.ts';

/** Undelivered messages. The text must match the partial indexes literally, otherwise SQLite does not use them. */
export const isWaiting = sql<boolean>`state in ('queued', 'leased')`;

type Queued = { readonly number: number; readonly kind: LeadKind; readonly isRepeat: boolean };

export async function queueMessages(
  db: LeadQueries,
  lead: Queued,
  { channels, at }: { readonly channels: readonly string[]; readonly at: string },
): Promise<void> {
  if (channels.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      channels.map((channel) => ({
        key: randomUUID(),
        lead_number: lead.number,
        channel,
        state: 'queued' as const,
        importance: importanceOf(lead),
        attempts: 0,
        failures: 0,
        queued_at: at,
        next_attempt_at: at,
        lease_until: null,
        leased_by: null,
        last_reason: null,
        remote_id: null,
        finished_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['lead_number', 'channel']).doNothing())
    .execute();
}

/** Order of delivery: clients who wait for a call, then repeated leads, then applicants and reviewers. */
function importanceOf({ kind, isRepeat }: Queued): number {
  return Math.max(IMPORTANCE[LEAD_KINDS[kind].sender], isRepeat ? 1 : 0);
}

const IMPORTANCE: Readonly<Record<LeadSender, number>> = { client: 0, applicant: 2, reviewer: 2 };
