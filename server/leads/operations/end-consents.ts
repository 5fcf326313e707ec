import { randomUUID } from 'node:crypto';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import type { PhoneHash } from './phone-hash.ts';

const PROOF_YEARS = 3;

type LeadRef = {
  readonly id: string;
  readonly number: number;
  readonly phone: string;
};

/** Replaces consents with proofs that hold a phone hash instead of the lead; returns their number. */
export async function endConsents(
  db: LeadQueries,
  { id, number, phone }: LeadRef,
  {
    purposes,
    hash,
    now,
  }: { readonly purposes: readonly ConsentPurpose[]; readonly hash: PhoneHash; readonly now: Date },
): Promise<number> {
  const ended = await db
    .deleteFrom('consents')
    .where('lead_id', '=', id)
    .where('purpose', 'in', purposes)
    .returningAll()
    .execute();
  if (ended.length === 0) return 0;
  await db
    .insertInto('consent_proofs')
    .values(
      ended.map(({ lead_id, ...proof }) => ({
        ...proof,
        id: randomUUID(),
        lead_number: number,
        phone_hash: hash(phone),
        ended_at: now.toISOString(),
        keep_until: yearsAfter(now, PROOF_YEARS).toISOString(),
      })),
    )
    .execute();
  return ended.length;
}

export function yearsAfter(moment: Date, years: number): Date {
  const shifted = new Date(moment);
  shifted.setUTCFullYear(shifted.getUTCFullYear() + years);
  return shifted;
}
