import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage, Loss } from '../../../model/lead/lead-stages.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadEventKind } from '../store/schema.ts';
import type { LeadDetails } from './lead-details.ts';
import { loadDetails } from './lead-details.ts';
import { toLeadProgress } from './progress-columns.ts';

export type LeadEvent = {
  readonly id: number;
  readonly at: Date;
  readonly author: string;
  readonly what: LeadEventKind;
  readonly words: string;
  readonly move: { readonly from: LeadStage; readonly to: LeadStage } | null;
  readonly remindAt: Date | null;
};

/** Another lead of the same phone, with what was done about it. */
export type Sibling = {
  readonly number: number;
  readonly kind: LeadKind;
  readonly title: string;
  readonly createdAt: Date;
  readonly stage: LeadStage;
  readonly loss: Loss | null;
  /** Name of the last assignee; empty if there was none. */
  readonly holder: string;
  readonly events: readonly LeadEvent[];
};

export type LeadHistory = {
  readonly lead: LeadDetails;
  /** Actions of staff, the earliest first. */
  readonly events: readonly LeadEvent[];
  readonly siblings: readonly Sibling[];
};

const MAX_SIBLINGS = 50;

export function readLeadHistory(database: LeadDatabase, number: number): Promise<LeadHistory | null> {
  return database.read(async (db) => {
    const row = await db.selectFrom('leads').selectAll().where('number', '=', number).executeTakeFirst();
    const [lead] = row ? await loadDetails(db, [row]) : [];
    if (!lead) return null;
    const siblings = await siblingsOf(db, lead);
    const events = await eventsOf(db, [number, ...siblings.map((sibling) => sibling.number)]);
    return {
      lead,
      events: events.get(number) ?? [],
      siblings: siblings.map((sibling) => ({ ...sibling, events: events.get(sibling.number) ?? [] })),
    };
  });
}

async function eventsOf(db: LeadQueries, numbers: readonly number[]): Promise<ReadonlyMap<number, LeadEvent[]>> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_number', 'in', numbers)
    .orderBy('id')
    .execute();
  const events = rows.map(({ id, lead_number, at, author_name, what, words, stage_from, stage_to, remind_at }) => ({
    lead_number,
    event: {
      ...{ id, what, words },
      at: new Date(at),
      author: author_name,
      move: stage_from === null || stage_to === null ? null : { from: stage_from, to: stage_to },
      remindAt: remind_at === null ? null : new Date(remind_at),
    },
  }));
  const byNumber = Map.groupBy(events, ({ lead_number }) => lead_number);
  return new Map([...byNumber].map(([number, found]) => [number, found.map(({ event }) => event)]));
}

async function siblingsOf(db: LeadQueries, { number, phone }: LeadDetails): Promise<Omit<Sibling, 'events'>[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('phone', '=', phone)
    .where('number', '<>', number)
    .orderBy('number', 'desc')
    .limit(MAX_SIBLINGS)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    title: row.title_shown,
    createdAt: new Date(row.created_at),
    stage: row.stage,
    loss: toLeadProgress(row).loss,
    holder: row.taken_by_name,
  }));
}
