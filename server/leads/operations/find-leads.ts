import type { LeadDatabase } from '../store/lead-database.ts';
import type { LeadDetails } from './lead-details.ts';
import { loadDetails } from './lead-details.ts';
import type { LeadFilter } from './lead-filter.ts';
import { selectLeads } from './lead-filter.ts';

const EXPORT_PAGE = 500;

/** Returns leads, the newest first. Pass the last number as `before` to get the next page. */
export function listLeads(
  database: LeadDatabase,
  filter: LeadFilter,
  { limit = 50, before = null }: { readonly limit?: number; readonly before?: number | null } = {},
): Promise<LeadDetails[]> {
  return database.read(async (db) => {
    const rows = await selectLeads(db, filter)
      .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return loadDetails(db, rows);
  });
}

export function showLead(database: LeadDatabase, number: number): Promise<LeadDetails | null> {
  return database.read(async (db) => {
    const rows = await db.selectFrom('leads').selectAll().where('number', '=', number).execute();
    return (await loadDetails(db, rows))[0] ?? null;
  });
}

export async function* exportLeads(database: LeadDatabase, filter: LeadFilter = {}): AsyncGenerator<LeadDetails> {
  let after = 0;
  for (;;) {
    const page = await database.read(async (db) => {
      const rows = await selectLeads(db, filter)
        .where('number', '>', after)
        .orderBy('number')
        .limit(EXPORT_PAGE)
        .execute();
      return loadDetails(db, rows);
    });
    yield* page;
    after = page.at(-1)?.number ?? after;
    if (page.length < EXPORT_PAGE) return;
  }
}
