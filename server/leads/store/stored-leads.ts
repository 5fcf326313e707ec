import type { Selectable } from 'kysely';
import type { Consent } from '../../../model/lead/consent.ts';
import type { StoredLead } from '../contract/lead.ts';
import type { LeadQueries } from './lead-database.ts';
import type { ConsentsTable, LeadsTable } from './schema.ts';

export type LeadRow = Selectable<LeadsTable>;
export type ConsentRow = Selectable<ConsentsTable>;

export async function readStoredLead(db: LeadQueries, number: number): Promise<StoredLead> {
  const row = await db.selectFrom('leads').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('lead_id', '=', row.id)
    .orderBy('purpose')
    .execute();
  const original =
    row.repeat_of === null
      ? undefined
      : await db.selectFrom('leads').select('number').where('id', '=', row.repeat_of).executeTakeFirst();
  return toStoredLead(row, consents, original?.number ?? null);
}

export function toStoredLead(row: LeadRow, consents: readonly ConsentRow[], repeatOf: number | null): StoredLead {
  return {
    number: row.number,
    id: row.id,
    createdAt: new Date(row.created_at),
    repeatOf,
    kind: row.kind,
    phone: row.phone,
    phoneTyped: row.phone_typed,
    name: row.name,
    comment: row.comment,
    subject: row.subject,
    titleShown: row.title_shown,
    priceShown: row.price_shown,
    callTime: row.call_time,
    contactBy: row.contact_by,
    answers: row.answers === null ? null : JSON.parse(row.answers),
    page: row.page,
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
    marketing: row.marketing === 1,
    consents: consents.map(toConsent),
  };
}

function toConsent({ purpose, document, version, sha256, label }: ConsentRow): Consent {
  return { purpose, document, version, sha256, label };
}
