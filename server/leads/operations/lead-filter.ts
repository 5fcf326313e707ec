import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { digitsOf } from '../../../model/format/ascii-digits.ts';
import type { LeadKind } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import type { LeadStatus } from '../contract/lead.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import type { LeadTables, MessageState } from '../store/schema.ts';
import { BY_ROTA } from './lead-progress.ts';

/** All given conditions must match. */
export type LeadFilter = {
  /** Phone digits, a lead number or part of a name. */
  readonly text?: string;
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  readonly status?: LeadStatus;
  readonly kind?: LeadKind;
  /** State of the message to `channel`, or to any channel. */
  readonly delivery?: MessageState;
  readonly channel?: string;
  /** Any of these stages; leads past their retention term are excluded. */
  readonly stages?: readonly LeadStage[];
  readonly takenBy?: string;
  readonly remindBy?: Date;
  /** Leads that a colleague handed to their present holder at or after this moment; the rota is no colleague. */
  readonly handedOverFrom?: Date;
  /** A message is dead or has failed and is being retried. */
  readonly isUndelivered?: boolean;
};

/** SQL `lower` folds ASCII only in SQLite and in PostgreSQL without a locale, so Cyrillic is replaced explicitly. */
const foldedName = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'].reduce(
  (expression, letter) => `replace(${expression}, '${letter}', '${letter.toLowerCase()}')`,
  "replace(replace(lower(name), 'Ё', 'е'), 'ё', 'е')",
);

export function selectLeads(db: LeadQueries, filter: LeadFilter) {
  const { text, from, to, status, kind, delivery, channel, stages, takenBy, remindBy } = filter;
  const { handedOverFrom, isUndelivered } = filter;
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
    .$if(handedOverFrom !== undefined, (query) =>
      query.where('taken_at', '>=', handedOverFrom?.toISOString() ?? '').where(isHandedOver),
    )
    .$if(isUndelivered === true, (query) => query.where(isUndeliveredLead));
}

/** The event of the assignment has another author than the holder. */
function isHandedOver({ exists, selectFrom }: ExpressionBuilder<LeadTables, 'leads'>) {
  return exists(
    selectFrom('lead_events')
      .select('id')
      .whereRef('lead_number', '=', 'leads.number')
      .whereRef('at', '=', 'leads.taken_at')
      .where('what', '=', 'taken')
      .where('author', '<>', BY_ROTA.id)
      .whereRef('author', '<>', 'leads.taken_by'),
  );
}

function isUndeliveredLead({ exists, selectFrom }: ExpressionBuilder<LeadTables, 'leads'>) {
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
