import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { digitsOf } from '../../../model/format/ascii-digits.ts';
import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import type { LeadStatus } from '../contract/lead.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import type { LeadTables, MessageState } from '../store/schema.ts';

/** What an operator looks for; everything that is given must hold. */
export type LeadFilter = {
  /** Digits of a phone as they are written or read out, a number of a lead, or a part of a name. */
  readonly text?: string;
  /** Included. */
  readonly from?: Date;
  /** Not included. */
  readonly to?: Date;
  readonly status?: LeadStatus;
  readonly kind?: LeadKind;
  /** Of the message to `channel`, or to any. */
  readonly delivery?: MessageState;
  readonly channel?: string;
  /** Any of them. Not of leads whose term is over. */
  readonly stages?: readonly LeadStage[];
  /** Id of the person who took it. */
  readonly takenBy?: string;
  /** It was to be remembered by this moment. */
  readonly remindBy?: Date;
  /** A channel failed with it, for good or so far. */
  readonly isUndelivered?: boolean;
};

/** `lower` knows Latin letters only, in SQLite and in a PostgreSQL without a locale. */
const foldedName = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'].reduce(
  (expression, letter) => `replace(${expression}, '${letter}', '${letter.toLowerCase()}')`,
  "replace(replace(lower(name), 'Ё', 'е'), 'ё', 'е')",
);

export function selectLeads(db: LeadQueries, filter: LeadFilter) {
  const { text, from, to, status, kind, delivery, channel, stages, takenBy, remindBy, isUndelivered } = filter;
  return db
    .selectFrom('leads')
    .selectAll()
    .$if(text !== undefined && text.trim() !== '', (query) => query.where(matches(text ?? '')))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from?.toISOString() ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to?.toISOString() ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'accepted'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'callback'))
    .$if(delivery !== undefined || channel !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('outbox')
            .select('key')
            .whereRef('lead_number', '=', 'leads.number')
            .$if(delivery !== undefined, (messages) => messages.where('state', '=', delivery ?? 'dead'))
            .$if(channel !== undefined, (messages) => messages.where('channel', '=', channel ?? '')),
        ),
      ),
    )
    .$if(stages !== undefined, (query) => query.where('stage', 'in', stages ?? []).where('reduced_at', 'is', null))
    .$if(takenBy !== undefined, (query) => query.where('taken_by', '=', takenBy ?? ''))
    .$if(remindBy !== undefined, (query) => query.where('remind_at', '<=', remindBy?.toISOString() ?? ''))
    .$if(isUndelivered === true, (query) => query.where(isInTrouble));
}

function isInTrouble({ exists, selectFrom }: ExpressionBuilder<LeadTables, 'leads'>) {
  return exists(
    selectFrom('outbox')
      .select('key')
      .whereRef('lead_number', '=', 'leads.number')
      .where(({ or, and, eb }) =>
        or([eb('state', '=', 'dead'), and([eb('state', 'in', ['queued', 'leased']), eb('failures', '>', 0)])]),
      ),
  );
}

function matches(text: string) {
  const typed = text.trim();
  if (/^[\d\s()+№\-‑–]+$/.test(typed) && /\d/.test(typed)) return matchesDigits(digitsOf(typed));
  return sql<boolean>`${sql.raw(foldedName)} like ${pattern(typed.toLowerCase().replaceAll('ё', 'е'))} escape '!'`;
}

function matchesDigits(digits: string) {
  const isTrunk = digits.startsWith('8') && digits.length > 1;
  const phone = sql<boolean>`phone like ${pattern(digits)} escape '!'`;
  const national = isTrunk ? sql<boolean>`phone like ${`+7${digits.slice(1)}%`}` : sql<boolean>`1 = 0`;
  const number = digits.length <= 9 ? Number(digits) : -1;
  return sql<boolean>`(${phone} or ${national} or number = ${number})`;
}

function pattern(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`;
}
