import { exportLeads } from '../../../server/leads/operations/find-leads.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import { readPromise } from '../../../server/release/contact.ts';
import type { LeadCard } from '../../contract/leads.ts';
import { toCard } from './to-card.ts';

/** Age after which a new lead is no task any more; a promise can be days ahead, over holidays. */
const OLDEST_MS = 14 * 24 * 3600 * 1000;

/** Returns recent new leads, whose call may be promised, and leads with a reminder until `remindBy`. */
export async function leadsWithTasks(
  database: LeadDatabase,
  dataDir: string,
  { now, remindBy }: { readonly now: Date; readonly remindBy: Date },
): Promise<LeadCard[]> {
  const promise = readPromise(dataDir);
  const from = new Date(now.getTime() - OLDEST_MS);
  const found = new Map<number, LeadCard>();
  for (const filter of [{ status: 'accepted', stages: ['new'], from } as const, { remindBy }])
    for await (const lead of exportLeads(database, filter)) found.set(lead.number, toCard(lead, promise));
  return [...found.values()];
}
