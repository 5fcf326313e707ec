import { CONSENT_PURPOSES } from '../../../model/lead/consent-documents.ts';
import type { LeadQueries } from '../store/lead-database.ts';
import { endConsents } from './end-consents.ts';
import type { PhoneHash } from './phone-hash.ts';

export type Removed = { readonly leads: number; readonly consents: number; readonly messages: number };

export type LeadToRemove = { readonly id: string; readonly number: number; readonly phone: string };

/** Deletes a lead with its notes and messages; proofs of its consents remain. */
export async function removeLead(
  db: LeadQueries,
  lead: LeadToRemove,
  { hash, now }: { readonly hash: PhoneHash; readonly now: Date },
): Promise<Removed> {
  const consents = await endConsents(db, lead, { purposes: CONSENT_PURPOSES, hash, now });
  const messages = await db.deleteFrom('outbox').where('lead_number', '=', lead.number).returning('key').execute();
  await db.deleteFrom('lead_events').where('lead_number', '=', lead.number).execute();
  await db.deleteFrom('leads').where('id', '=', lead.id).execute();
  return { leads: 1, consents, messages: messages.length };
}

export function sumRemoved(all: readonly Removed[]): Removed {
  return all.reduce(
    (total, { leads, consents, messages }) => ({
      leads: total.leads + leads,
      consents: total.consents + consents,
      messages: total.messages + messages,
    }),
    { leads: 0, consents: 0, messages: 0 },
  );
}
