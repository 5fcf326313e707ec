import { randomUUID } from 'node:crypto';
import { CONSENT_PURPOSES } from '../../../model/lead/consent-documents.ts';
import type { LeadDatabase, LeadQueries } from '../store/lead-database.ts';
import { endConsents } from './end-consents.ts';
import { findExpired } from './find-expired.ts';
import type { PhoneHash } from './phone-hash.ts';
import type { LeadToRemove, Removed } from './remove-lead.ts';
import { removeLead, sumRemoved } from './remove-lead.ts';

/** Leads per transaction; a small batch keeps visitors' requests from waiting for the lock. */
const BATCH = 50;

/** Purposes other than marketing: a lead requires one of these consents. */
const REQUIRED_PURPOSES = CONSENT_PURPOSES.filter((purpose) => purpose !== 'marketing');

type Circumstances = { readonly hash: PhoneHash; readonly now: Date };

export type RetentionResult = Removed & {
  readonly reduced: number;
  readonly proofs: number;
  readonly isPurged: boolean;
};

export async function applyRetention(database: LeadDatabase, circumstances: Circumstances): Promise<RetentionResult> {
  const removed: Removed[] = [];
  let reduced = 0;
  for (;;) {
    const batch = await database.write((db) => expireBatch(db, circumstances));
    if (batch === null) break;
    removed.push(batch.removed);
    reduced += batch.reduced;
  }
  const total = sumRemoved(removed);
  const at = circumstances.now.toISOString();
  const proofs = await database.write(async (db) => {
    await deleteStaffData(db);
    if (total.leads > 0) {
      await db
        .insertInto('erasures')
        .values({ id: randomUUID(), erased_at: at, cause: 'retention', phone_hash: null, ...total })
        .execute();
    }
    const old = await db.deleteFrom('consent_proofs').where('keep_until', '<', at).returning('id').execute();
    return old.length;
  });
  // Purge even without deletions, because an earlier purge may have failed while another program held the file.
  return { ...total, reduced, proofs, isPurged: await database.purge() };
}

async function expireBatch(db: LeadQueries, circumstances: Circumstances) {
  const expired = await findExpired(db, circumstances.now, BATCH);
  if (expired.length === 0) return null;
  const removed: Removed[] = [];
  for (const lead of expired.filter(({ keepsForMarketing }) => !keepsForMarketing)) {
    removed.push(await removeLead(db, lead, circumstances));
  }
  const kept = expired.filter(({ keepsForMarketing }) => keepsForMarketing);
  for (const lead of kept) await reduceLead(db, lead, circumstances);
  if (kept.length > 0) await deleteStaffData(db);
  return { removed: sumRemoved(removed), reduced: kept.length };
}

/** The advertising consent covers only the name, the phone and the subject of the lead. */
async function reduceLead(db: LeadQueries, lead: LeadToRemove, { hash, now }: Circumstances): Promise<void> {
  await endConsents(db, lead, { purposes: REQUIRED_PURPOSES, hash, now });
  await db.deleteFrom('outbox').where('lead_number', '=', lead.number).execute();
  await db
    .updateTable('leads')
    .set({
      phone_typed: '',
      comment: '',
      price_shown: '',
      call_time: '',
      contact_by: 'call',
      answers: null,
      page: '',
      attribution: null,
      reduced_at: now.toISOString(),
    })
    .where('id', '=', lead.id)
    .execute();
}

/** Deletes staff notes of leads past their term; an older version has left them in leads that it reduced. */
async function deleteStaffData(db: LeadQueries): Promise<void> {
  const reduced = db.selectFrom('leads').select('number').where('reduced_at', 'is not', null);
  await db.deleteFrom('lead_events').where('lead_number', 'in', reduced).execute();
  const nothing = { loss_reason: null, loss_words: '', taken_by: null, taken_by_name: '', taken_at: null };
  await db
    .updateTable('leads')
    .set({ ...nothing, remind_at: null })
    .where('reduced_at', 'is not', null)
    .execute();
}

const MAX_ITEMS = 100_000;

export type RetentionPreview = {
  readonly remove: readonly number[];
  readonly reduce: readonly number[];
  readonly proofs: number;
};

export function previewRetention(database: LeadDatabase, now: Date): Promise<RetentionPreview> {
  return database.write(async (db) => {
    const expired = await findExpired(db, now, MAX_ITEMS);
    const numbers = (keeps: boolean) =>
      expired.filter(({ keepsForMarketing }) => keepsForMarketing === keeps).map(({ number }) => number);
    const { proofs } = await db
      .selectFrom('consent_proofs')
      .select((of) => of.fn.countAll<number>().as('proofs'))
      .where('keep_until', '<', now.toISOString())
      .executeTakeFirstOrThrow();
    return { remove: numbers(false), reduce: numbers(true), proofs: Number(proofs) };
  });
}
