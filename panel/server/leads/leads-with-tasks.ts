import { LEAD_STAGE_NAMES, LEAD_STAGES } from '../../../model/lead/lead-stages.ts';
import { exportLeads } from '../../../server/leads/operations/find-leads.ts';
import type { LeadFilter } from '../../../server/leads/operations/lead-filter.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import { readPromise } from '../../../server/release/contact.ts';
import type { LeadCard } from '../../contract/leads.ts';
import { toCard } from './to-card.ts';

/** Age after which a new lead is no task any more; a promise can be days ahead, over holidays. */
const OLDEST_MS = 14 * 24 * 3600 * 1000;
const STAGES_IN_WORK = LEAD_STAGE_NAMES.filter((stage) => stage !== 'new' && !LEAD_STAGES[stage].isOver);

/** Returns recent new leads, whose call may be promised, and leads with a reminder until `remindBy`. */
export function leadsWithTasks(
  database: LeadDatabase,
  dataDir: string,
  { now, remindBy }: { readonly now: Date; readonly remindBy: Date },
): Promise<LeadCard[]> {
  const from = new Date(now.getTime() - OLDEST_MS);
  return cardsOf(database, dataDir, [{ status: 'accepted', stages: ['new'], from }, { remindBy }]);
}

/** Returns leads in work that a colleague handed to their present holder at or after `from`. */
export function leadsHandedOver(database: LeadDatabase, dataDir: string, from: Date): Promise<LeadCard[]> {
  return cardsOf(database, dataDir, [{ handedOverFrom: from, stages: STAGES_IN_WORK }]);
}

/** Returns each lead that one of the filters selects once. */
async function cardsOf(database: LeadDatabase, dataDir: string, filters: readonly LeadFilter[]): Promise<LeadCard[]> {
  const promise = readPromise(dataDir);
  const found = new Map<number, LeadCard>();
  for (const filter of filters)
    for await (const lead of exportLeads(database, filter)) found.set(lead.number, toCard(lead, promise));
  return [...found.values()];
}
