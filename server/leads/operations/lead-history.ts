import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import type { LeadEventKind } from '../store/schema.ts';
import type { LeadDetails } from './lead-details.ts';
import { loadDetails } from './lead-details.ts';

export type LeadEvent = {
  readonly id: number;
  readonly at: Date;
  readonly author: string;
  readonly what: LeadEventKind;
  readonly words: string;
  readonly move: { readonly from: LeadStage; readonly to: LeadStage } | null;
  readonly remindAt: Date | null;
};

export type Sibling = {
  readonly number: number;
  readonly kind: LeadKind;
  readonly title: string;
  readonly createdAt: Date;
  readonly stage: LeadStage;
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
    return { lead, events: await eventsOf(db, number), siblings: await siblingsOf(db, lead) };
  });
}

async function eventsOf(db: LeadQueries, number: number): Promise<LeadEvent[]> {
  const rows = await db.selectFrom('lead_events').selectAll().where('lead_number', '=', number).orderBy('id').execute();
  return rows.map(({ id, at, author_name, what, words, stage_from, stage_to, remind_at }) => ({
    ...{ id, what, words },
    at: new Date(at),
    author: author_name,
    move: stage_from === null || stage_to === null ? null : { from: stage_from, to: stage_to },
    remindAt: remind_at === null ? null : new Date(remind_at),
  }));
}

async function siblingsOf(db: LeadQueries, { number, phone }: LeadDetails): Promise<Sibling[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['number', 'kind', 'title_shown', 'created_at', 'stage'])
    .where('phone', '=', phone)
    .where('number', '<>', number)
    .orderBy('number', 'desc')
    .limit(MAX_SIBLINGS)
    .execute();
  return rows.map(({ title_shown, created_at, ...row }) => ({
    ...row,
    title: title_shown,
    createdAt: new Date(created_at),
  }));
}
