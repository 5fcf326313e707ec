import type { LeadDatabase } from '../store/lead-database.ts';

/** Returns the number of people who sent a lead from each page, as in the statistics. */
export function leadsByPage(database: LeadDatabase, since: Date): Promise<Map<string, number>> {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('leads')
      .select(({ fn }) => ['page', fn.countAll().as('count')])
      .where('created_at', '>=', since.toISOString())
      .where('status', '=', 'accepted')
      .where('stage', '!=', 'spam')
      .where('repeat_of', 'is', null)
      .groupBy('page')
      .execute();
    const pages = new Map<string, number>();
    for (const { page, count } of rows) {
      const path = page.replace(/[?#].*$/, '');
      pages.set(path, (pages.get(path) ?? 0) + Number(count));
    }
    return pages;
  });
}
