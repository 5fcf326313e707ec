import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { lossWords, SPOKEN_STAGES } from '../../../model/lead/lead-stages.ts';
import { hasRowLocks } from '../store/dialect.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadEventsTable } from '../store/schema.ts';
import { unquarantineLead } from '../store/unquarantine-lead.ts';
import type { Author, LeadProgress } from './lead-progress.ts';
import { assignTo, setStage, withFirstTouch } from './lead-progress.ts';
import { progressColumns, toLeadProgress } from './progress-columns.ts';

/** `over`: the retention term has ended and the lead is read-only; `changed`: another person was faster, see `progress`. */
export type LeadUpdate =
  | { readonly outcome: 'done' | 'changed'; readonly progress: LeadProgress }
  | { readonly outcome: 'missing' | 'over' };

type Act = { readonly author: Author; readonly now: Date };
type Event = Pick<LeadEventsTable, 'what'> & Partial<Pick<LeadEventsTable, 'words' | 'remind_at'>>;
type Change = { readonly progress: LeadProgress; readonly event: Event };

/** @param holder assignee that the person saw; when it has changed, the lead is not taken over */
export function takeLead(
  database: LeadDatabase,
  number: number,
  { holder, ...act }: Act & { readonly holder: string | null },
) {
  return applyAction(database, number, act, (progress) =>
    (progress.taken?.id ?? null) === holder ? { progress: assignTo(progress, act), event: { what: 'taken' } } : null,
  );
}

type Move = Act & {
  readonly to: LeadStage;
  readonly from: LeadStage;
  readonly loss: Loss | null;
};

export function moveLead(
  database: LeadDatabase,
  number: number,
  { to, from, loss, ...act }: Move,
): Promise<LeadUpdate> {
  return applyAction(database, number, act, (progress) =>
    progress.stage === from
      ? {
          progress: setStage(progress, to, { ...act, loss }),
          event: { what: 'stage', words: loss === null ? '' : lossWords(loss) },
        }
      : null,
  );
}

export function noteOnLead(
  database: LeadDatabase,
  number: number,
  { words, ...act }: Act & { readonly words: string },
) {
  return applyAction(database, number, act, (progress) => ({
    progress: withFirstTouch(progress, act),
    event: { what: 'note', words },
  }));
}

export function remindOfLead(
  database: LeadDatabase,
  number: number,
  { at, ...act }: Act & { readonly at: Date | null },
) {
  return applyAction(database, number, act, (progress) => ({
    progress: { ...withFirstTouch(progress, act), remindAt: at },
    event: { what: 'reminder', remind_at: at?.toISOString() ?? null },
  }));
}

/** Only records the event; `resendLead` does the resending. */
export function recordResend(
  database: LeadDatabase,
  number: number,
  { words, ...act }: Act & { readonly words: string },
) {
  return applyAction(database, number, act, (progress) => ({ progress, event: { what: 'resent', words } }));
}

/** Releases a lead from quarantine, delivers it and resets the stage `spam` to `new`. The suspicions stay on record. */
export function markAsNotSpam(
  database: LeadDatabase,
  number: number,
  { channels, ...act }: Act & { readonly channels: readonly string[] },
): Promise<LeadUpdate> {
  return applyAction(database, number, act, async (progress, db) => {
    const wasHeld = await unquarantineLead(db, number, { channels, now: act.now, humanCheck: null });
    if (!wasHeld && progress.stage !== 'spam') return null;
    const next =
      progress.stage === 'spam' ? setStage(progress, 'new', { ...act, loss: null }) : withFirstTouch(progress, act);
    return { progress: next, event: { what: 'released' } };
  });
}

type Decide = (progress: LeadProgress, db: LeadQueries) => Change | null | Promise<Change | null>;

function applyAction(
  database: LeadDatabase,
  number: number,
  { author, now }: Act,
  decide: Decide,
): Promise<LeadUpdate> {
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
    const { progress, event } = change;
    const moment = now.toISOString();
    const hasMoved = progress.stage !== before.stage;
    const isContact = hasMoved && SPOKEN_STAGES.includes(progress.stage) && row.last_contact_at < moment;
    await db
      .updateTable('leads')
      .set({ ...progressColumns(progress), ...(isContact ? { last_contact_at: moment } : {}) })
      .where('number', '=', number)
      .execute();
    await db
      .insertInto('lead_events')
      .values({
        words: '',
        remind_at: null,
        ...event,
        lead_number: number,
        at: moment,
        author: author.id,
        author_name: author.name,
        stage_from: hasMoved ? before.stage : null,
        stage_to: hasMoved ? progress.stage : null,
      })
      .execute();
    return { outcome: 'done', progress };
  });
}
