import { SPOKEN_STAGES } from '../../../model/lead/lead-stages.ts';
import { hasRowLocks } from '../store/dialect.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadEventsTable } from '../store/schema.ts';
import type { LeadRow } from '../store/stored-leads.ts';
import type { Author, LeadProgress } from './lead-progress.ts';
import { progressColumns, toLeadProgress } from './progress-columns.ts';

/** `over`: the retention term has ended and the lead is read-only; `changed`: another person was faster, see `progress`. */
export type LeadUpdate =
  | { readonly outcome: 'done' | 'changed'; readonly progress: LeadProgress }
  | { readonly outcome: 'missing' | 'over' };

export type Act = { readonly author: Author; readonly now: Date };
type Event = Pick<LeadEventsTable, 'what'> & Partial<Pick<LeadEventsTable, 'words' | 'remind_at'>>;
type Change = { readonly progress: LeadProgress; readonly event: Event };
type Decide = (progress: LeadProgress, db: LeadQueries) => Change | null | Promise<Change | null>;

export function applyAction(database: LeadDatabase, number: number, act: Act, decide: Decide): Promise<LeadUpdate> {
  return database.write(async (db): Promise<LeadUpdate> => {
    const row = await db
      .selectFrom('leads')
      .selectAll()
      .where('number', '=', number)
      .$if(hasRowLocks(db), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'missing' };
    if (row.reduced_at !== null) return { outcome: 'over' };
    const before = toLeadProgress(row);
    const change = await decide(before, db);
    if (change === null) return { outcome: 'changed', progress: before };
    await writeChange(db, row, change, act);
    return { outcome: 'done', progress: change.progress };
  });
}

/** Stores the progress of a lead with its event. The caller holds the lock of the row. */
export async function writeChange(db: LeadQueries, row: LeadRow, { progress, event }: Change, { author, now }: Act) {
  const moment = now.toISOString();
  const hasMoved = progress.stage !== row.stage;
  const isContact = hasMoved && SPOKEN_STAGES.includes(progress.stage) && row.last_contact_at < moment;
  await db
    .updateTable('leads')
    .set({ ...progressColumns(progress), ...(isContact ? { last_contact_at: moment } : {}) })
    .where('number', '=', row.number)
    .execute();
  await db
    .insertInto('lead_events')
    .values({
      words: '',
      remind_at: null,
      ...event,
      lead_number: row.number,
      at: moment,
      author: author.id,
      author_name: author.name,
      stage_from: hasMoved ? row.stage : null,
      stage_to: hasMoved ? progress.stage : null,
    })
    .execute();
}
