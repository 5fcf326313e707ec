import type { NewLead } from '../contract/lead.ts';
import type { Suspicion } from '../contract/suspicions.ts';
import { lockPhone } from './dialect.ts';
import type { LeadQueries } from './lead-database.ts';
import { queueMessages } from './outbox.ts';

export type StoredKey = {
  readonly number: number;
  readonly bodyHash: string;
  readonly suspicions: readonly Suspicion[];
};

export type AddResult = StoredKey & {
  /** `existing`: a lead with this idempotency key is already stored; nothing was written. */
  readonly outcome: 'added' | 'existing';
};

const REPEAT_WINDOW_MS = 10 * 60_000;

export async function findKey(db: LeadQueries, key: string): Promise<StoredKey | null> {
  const row = await db
    .selectFrom('leads')
    .select(['number', 'body_hash', 'suspicion'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { number: row.number, bodyHash: row.body_hash, suspicions: JSON.parse(row.suspicion) } : null;
}

export async function insertLead(db: LeadQueries, lead: NewLead, channels: readonly string[]): Promise<AddResult> {
  await lockPhone(db, lead.phone);
  const known = await findKey(db, lead.key);
  if (known) return { outcome: 'existing', ...known };

  const repeatOf = await findOriginal(db, lead);
  const createdAt = lead.createdAt.toISOString();
  const isQuarantined = lead.suspicions.length > 0;
  const inserted = await db
    .insertInto('leads')
    .values({
      id: lead.id,
      kind: lead.kind,
      phone: lead.phone,
      phone_typed: lead.phoneTyped,
      name: lead.name,
      comment: lead.comment,
      subject: lead.subject,
      title_shown: lead.titleShown,
      price_shown: lead.priceShown,
      call_time: lead.callTime,
      contact_by: lead.contactBy,
      answers: lead.answers && JSON.stringify(lead.answers),
      page: lead.page,
      attribution: lead.attribution && JSON.stringify(lead.attribution),
      key: lead.key,
      body_hash: lead.bodyHash,
      marketing: lead.marketing ? 1 : 0,
      created_at: createdAt,
      status: isQuarantined ? 'quarantined' : 'accepted',
      suspicion: JSON.stringify(lead.suspicions),
      repeat_of: repeatOf,
      last_contact_at: createdAt,
      reduced_at: null,
      human_check: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!inserted) return existing(db, lead.key);

  // A lead that staff entered has none.
  if (lead.consents.length > 0) await insertConsents(db, lead, createdAt);
  if (!isQuarantined) {
    const isRepeat = repeatOf !== null;
    await queueMessages(db, { number: inserted.number, kind: lead.kind, isRepeat }, { channels, at: createdAt });
  }
  return { outcome: 'added', number: inserted.number, bodyHash: lead.bodyHash, suspicions: lead.suspicions };
}

/** Handles a race: another process has committed the same key under another phone. */
async function existing(db: LeadQueries, key: string): Promise<AddResult> {
  const known = await findKey(db, key);
  if (!known) throw new Error('A key is taken by a lead that cannot be found');
  return { outcome: 'existing', ...known };
}

async function findOriginal(db: LeadQueries, { phone, kind, page, createdAt }: NewLead): Promise<string | null> {
  const since = new Date(createdAt.getTime() - REPEAT_WINDOW_MS).toISOString();
  const original = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .where('kind', '=', kind)
    .where('page', '=', page)
    .where('created_at', '>', since)
    .where('repeat_of', 'is', null)
    .where('status', '=', 'accepted')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return original?.id ?? null;
}

async function insertConsents(
  db: LeadQueries,
  { id, consents, givenAt, ip, userAgent, page }: NewLead,
  checkedAt: string,
) {
  await db
    .insertInto('consents')
    .values(
      consents.map(({ purpose, document, version, sha256, label }) => ({
        lead_id: id,
        purpose,
        document,
        version,
        sha256,
        label,
        checked_at: checkedAt,
        given_at: givenAt?.toISOString() ?? null,
        ip,
        user_agent: userAgent,
        page,
      })),
    )
    .execute();
}
