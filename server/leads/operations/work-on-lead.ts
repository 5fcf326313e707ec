import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import { lossWords, SPOKEN_STAGES } from '../../../model/lead/lead-stages.ts';
import { hasRowLocks } from '../store/dialect.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import { releaseLead } from '../store/release-lead.ts';
import type { LeadEventsTable } from '../store/schema.ts';
import type { Author, Way } from './way.ts';
import { movedTo, takenBy, touched } from './way.ts';
import { toWay, wayColumns } from './way-columns.ts';

/** `over`: the retention term has ended and the lead is read-only; `changed`: another person was faster, see `way`. */
export type Worked =
  | { readonly outcome: 'done' | 'changed'; readonly way: Way }
  | { readonly outcome: 'missing' | 'over' };

type Act = { readonly author: Author; readonly now: Date };
type Event = Pick<LeadEventsTable, 'what'> & Partial<Pick<LeadEventsTable, 'words' | 'remind_at'>>;
type Change = { readonly way: Way; readonly event: Event };

/** @param holder assignee that the person saw; when it has changed, the lead is not taken over */
export function takeLead(
  database: LeadDatabase,
  number: number,
  { holder, ...act }: Act & { readonly holder: string | null },
) {
  return work(database, number, act, (way) =>
    (way.taken?.id ?? null) === holder ? { way: takenBy(way, act), event: { what: 'taken' } } : null,
  );
}

type Move = Act & {
  readonly to: LeadStage;
  readonly from: LeadStage;
  readonly loss: Loss | null;
};

export function moveLead(database: LeadDatabase, number: number, { to, from, loss, ...act }: Move): Promise<Worked> {
  return work(database, number, act, (way) =>
    way.stage === from
      ? {
          way: movedTo(way, to, { ...act, loss }),
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
  return work(database, number, act, (way) => ({ way: touched(way, act), event: { what: 'note', words } }));
}

export function remindOfLead(
  database: LeadDatabase,
  number: number,
  { at, ...act }: Act & { readonly at: Date | null },
) {
  return work(database, number, act, (way) => ({
    way: { ...touched(way, act), remindAt: at },
    event: { what: 'reminder', remind_at: at?.toISOString() ?? null },
  }));
}

/** Only records the event; `resendLead` does the resending. */
export function tellResent(
  database: LeadDatabase,
  number: number,
  { words, ...act }: Act & { readonly words: string },
) {
  return work(database, number, act, (way) => ({ way, event: { what: 'resent', words } }));
}

/** Releases a lead from quarantine, delivers it and resets the stage `spam` to `new`. The suspicions stay on record. */
export function clearOfSpam(
  database: LeadDatabase,
  number: number,
  { channels, ...act }: Act & { readonly channels: readonly string[] },
): Promise<Worked> {
  return work(database, number, act, async (way, db) => {
    const wasHeld = await releaseLead(db, number, { channels, now: act.now, humanCheck: null });
    if (!wasHeld && way.stage !== 'spam') return null;
    const next = way.stage === 'spam' ? movedTo(way, 'new', { ...act, loss: null }) : touched(way, act);
    return { way: next, event: { what: 'released' } };
  });
}

type Decide = (way: Way, db: LeadQueries) => Change | null | Promise<Change | null>;

function work(database: LeadDatabase, number: number, { author, now }: Act, decide: Decide): Promise<Worked> {
  return database.write(async (db): Promise<Worked> => {
    const row = await db
      .selectFrom('leads')
      .selectAll()
      .where('number', '=', number)
      .$if(hasRowLocks(db), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'missing' };
    if (row.reduced_at !== null) return { outcome: 'over' };
    const before = toWay(row);
    const change = await decide(before, db);
    if (change === null) return { outcome: 'changed', way: before };
    const { way, event } = change;
    const moment = now.toISOString();
    const hasMoved = way.stage !== before.stage;
    const isSpoken = hasMoved && SPOKEN_STAGES.includes(way.stage) && row.last_contact_at < moment;
    await db
      .updateTable('leads')
      .set({ ...wayColumns(way), ...(isSpoken ? { last_contact_at: moment } : {}) })
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
        stage_to: hasMoved ? way.stage : null,
      })
      .execute();
    return { outcome: 'done', way };
  });
}
