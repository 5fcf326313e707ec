import type { HumanCheck, LeadStatus, StoredLead } from '../contract/lead.ts';
import type { Suspicion } from '../contract/suspicions.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import type { MessageState } from '../store/schema.ts';
import type { ConsentRow, LeadRow } from '../store/stored-leads.ts';
import { toStoredLead } from '../store/stored-leads.ts';
import type { LeadProgress } from './lead-progress.ts';
import { toLeadProgress } from './progress-columns.ts';

export type Delivery = {
  readonly channel: string;
  readonly state: MessageState;
  readonly attempts: number;
  /** Failures since the message was last queued. */
  readonly failures: number;
  readonly queuedAt: Date;
  readonly nextAttemptAt: Date;
  readonly finishedAt: Date | null;
  readonly lastReason: string | null;
  readonly remoteId: string | null;
};

export type LeadDetails = StoredLead & {
  readonly status: LeadStatus;
  readonly suspicions: readonly Suspicion[];
  readonly progress: LeadProgress;
  readonly humanCheck: HumanCheck | null;
  readonly lastContactAt: Date;
  /** Latest note of staff; empty if there is none. */
  readonly lastNote: string;
  /** When the retention term ended and only the data allowed for advertising remained. */
  readonly reducedAt: Date | null;
  readonly proofs: readonly Omit<ConsentRow, 'lead_id'>[];
  readonly deliveries: readonly Delivery[];
};

export async function loadDetails(db: LeadQueries, rows: readonly LeadRow[]): Promise<LeadDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const numbers = rows.map(({ number }) => number);
  const originals = rows.flatMap(({ repeat_of }) => repeat_of ?? []);
  const consents = await db.selectFrom('consents').selectAll().where('lead_id', 'in', ids).orderBy('purpose').execute();
  const messages = await db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_number', 'in', numbers)
    .orderBy('channel')
    .execute();
  const notes = await lastNotes(db, numbers);
  const numberOf = new Map(
    originals.length === 0
      ? []
      : (await db.selectFrom('leads').select(['id', 'number']).where('id', 'in', originals).execute()).map(
          ({ id, number }) => [id, number],
        ),
  );
  return rows.map((row) => {
    const own = consents.filter(({ lead_id }) => lead_id === row.id);
    return {
      ...toStoredLead(row, own, numberOf.get(row.repeat_of ?? '') ?? null),
      status: row.status,
      suspicions: JSON.parse(row.suspicion),
      progress: toLeadProgress(row),
      humanCheck: row.human_check,
      lastContactAt: new Date(row.last_contact_at),
      lastNote: notes.get(row.number) ?? '',
      reducedAt: row.reduced_at === null ? null : new Date(row.reduced_at),
      proofs: own.map(({ lead_id, ...proof }) => proof),
      deliveries: messages
        .filter(({ lead_number }) => lead_number === row.number)
        .map((message) => ({
          channel: message.channel,
          state: message.state,
          attempts: message.attempts,
          failures: message.failures,
          queuedAt: new Date(message.queued_at),
          nextAttemptAt: new Date(message.next_attempt_at),
          finishedAt: message.finished_at === null ? null : new Date(message.finished_at),
          lastReason: message.last_reason,
          remoteId: message.remote_id,
        })),
    };
  });
}

async function lastNotes(db: LeadQueries, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const notes = db.selectFrom('lead_events').where('what', '=', 'note').where('lead_number', 'in', numbers);
  const latest = notes.select(({ fn }) => fn.max('id').as('id')).groupBy('lead_number');
  const rows = await notes.select(['lead_number', 'words']).where('id', 'in', latest).execute();
  return new Map(rows.map(({ lead_number, words }) => [lead_number, words]));
}
