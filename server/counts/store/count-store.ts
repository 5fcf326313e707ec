import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { daysAfter } from '../../../model/format/calendar.ts';
import type { Count } from '../count.ts';
import { OTHER_SOURCES, Sums } from '../count.ts';

export type CountTables = { visit_counts: Count };
export type CountQueries = Kysely<CountTables>;

/** Maximum distinct sources per day; further ones count as `OTHER_SOURCES`, so forged sources cannot fill the disk. */
export const MAX_SOURCES_A_DAY = 200;
const MAX_ROWS_A_DAY = 5000;
/** Number of days kept separately; older days are merged into months. */
export const DAYS_KEPT = 90;
export const MONTHS_KEPT = 25;

/** Rows per INSERT: databases limit the parameters of one statement. */
const BATCH = 500;
const COLUMNS = ['day', 'page', 'source', 'goal', 'count'] as const;

export const TABLE = `CREATE TABLE IF NOT EXISTS visit_counts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  source TEXT NOT NULL,
  goal TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, source, goal)
)`;

/** Adds the counts to the stored ones. Requires a transaction. */
export async function addCounts(db: CountQueries, counts: readonly Count[]): Promise<void> {
  const sums = new Sums();
  for (const [day, ofDay] of Map.groupBy(counts, (count) => count.day)) {
    const sourceOf = await boundSources(db, day);
    for (const count of ofDay) sums.add({ ...count, source: sourceOf(count.source) });
  }
  const rows = sums.sorted();
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto('visit_counts')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.columns(['day', 'page', 'source', 'goal']).doUpdateSet({ count: BOTH }))
      .execute();
  }
}

const BOTH = sql<number>`visit_counts.count + excluded.count`;

async function boundSources(db: CountQueries, day: string): Promise<(source: string) => string> {
  const known = await db
    .selectFrom('visit_counts')
    .select((of) => ['source', of.fn.countAll().as('rows')])
    .where('day', '=', day)
    .groupBy('source')
    .execute();
  const sources = new Set(known.map(({ source }) => source)).add('');
  const isFull = known.reduce((total, { rows }) => total + Number(rows), 0) >= MAX_ROWS_A_DAY;
  return (source) => {
    if (source === '') return source;
    if (isFull || (!sources.has(source) && sources.size > MAX_SOURCES_A_DAY)) return OTHER_SOURCES;
    sources.add(source);
    return source;
  };
}

/** Merges old days into months and deletes old months. Requires a transaction. */
export async function compactCounts(db: CountQueries, today: string): Promise<void> {
  const isDay = sql<boolean>`length(day) = 10`;
  const firstDay = daysAfter(today, -DAYS_KEPT);
  const month = sql<string>`substr(day, 1, 7)`;
  await db
    .insertInto('visit_counts')
    .columns(COLUMNS)
    .expression((of) =>
      of
        .selectFrom('visit_counts')
        .select((column) => [
          month.as('day'),
          ...(['page', 'source', 'goal'] as const),
          column.fn.sum<number>('count').as('count'),
        ])
        .where(isDay)
        .where('day', '<', firstDay)
        .groupBy([month, 'page', 'source', 'goal']),
    )
    .onConflict((conflict) => conflict.columns(['day', 'page', 'source', 'goal']).doUpdateSet({ count: BOTH }))
    .execute();
  await db.deleteFrom('visit_counts').where(isDay).where('day', '<', firstDay).execute();
  await db
    .deleteFrom('visit_counts')
    .where(sql<boolean>`length(day) = 7`)
    .where('day', '<', monthsBefore(today, MONTHS_KEPT))
    .execute();
}

/** Returns the counts from `from` to `to` inclusive, and the first day ever counted. */
export async function selectCounts(
  db: CountQueries,
  from: string,
  to: string,
): Promise<{ readonly counts: Count[]; readonly since: string | null }> {
  const counts = await db
    .selectFrom('visit_counts')
    .select(COLUMNS)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const first = await db
    .selectFrom('visit_counts')
    .select((of) => of.fn.min('day').as('day'))
    .executeTakeFirst();
  return { counts, since: first?.day ?? null };
}

/** Returns the views of each page from `from` to `to` inclusive. */
export async function selectViews(db: CountQueries, from: string, to: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visit_counts')
    .select((of) => ['page', of.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('goal', '=', '')
    .groupBy('page')
    .execute();
  return new Map(rows.map(({ page, count }) => [page, Number(count)]));
}

/** `2026-11-20`, 25 → `2024-10`. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}
