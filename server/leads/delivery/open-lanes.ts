import type { LeadQueries } from '../store/lead-database.ts';

/** Before the first message of a channel; one that is there keeps its pace. */
export async function openLanes(db: LeadQueries, channels: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('lanes')
    .values(
      channels.map((channel) => ({
        channel,
        free_at: at,
        lease_until: null,
        leased_by: null,
        failures: 0,
        failing_since: null,
      })),
    )
    .onConflict((conflict) => conflict.column('channel').doNothing())
    .execute();
}
