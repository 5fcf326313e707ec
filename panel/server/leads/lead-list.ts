import { countLeads } from '../../../server/leads/operations/count-leads.ts';
import { listLeads } from '../../../server/leads/operations/find-leads.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import { readClock, readPromise } from '../../../server/release/contact.ts';
import type { LeadCounts, LeadList } from '../../contract/leads.ts';
import type { LeadsParts } from './leads-parts.ts';
import type { LeadQuery } from './read-request.ts';
import { IN_WORK, OVER } from './read-request.ts';
import { toCard } from './to-card.ts';

const PAGE = 40;

export async function listPage(
  database: LeadDatabase,
  { filter, before }: LeadQuery,
  { dataDir, now }: Pick<LeadsParts, 'dataDir' | 'now'>,
): Promise<LeadList> {
  const found = await listLeads(database, filter, { limit: PAGE + 1, before });
  const shown = found.slice(0, PAGE);
  const promise = readPromise(dataDir);
  return {
    leads: shown.map((lead) => toCard(lead, promise)),
    next: found.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
    counts: await countShelves(database, now()),
    clock: readClock(dataDir),
    now: now().toISOString(),
  };
}

export async function countShelves(database: LeadDatabase, now: Date): Promise<LeadCounts> {
  const { stages, quarantined, undelivered, due, all, spam } = await countLeads(database, now);
  const sumOf = (names: readonly (keyof typeof stages)[]) => names.reduce((total, name) => total + stages[name], 0);
  return {
    inbox: stages.new,
    work: sumOf(IN_WORK),
    due,
    trouble: undelivered,
    held: quarantined,
    over: sumOf(OVER),
    spam,
    all,
  };
}
