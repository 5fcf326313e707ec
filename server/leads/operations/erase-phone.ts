import { randomUUID } from 'node:crypto';
import { lockPhone } from '../store/dialect.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import type { PhoneHash } from './phone-hash.ts';
import type { Removed } from './remove-lead.ts';
import { removeLead, sumRemoved } from './remove-lead.ts';

export type Erasure = Removed & {
  /** Copies in external services, which only their owners can delete. */
  readonly sentTo: readonly { readonly number: number; readonly channel: string; readonly remoteId: string | null }[];
  /** The data is gone from the database files too, not only from the tables. */
  readonly isPurged: boolean;
};

export function findLeadsOf(database: LeadDatabase, phone: string): Promise<number[]> {
  return database.read(async (db) => {
    const leads = await db
      .selectFrom('leads')
      .select('number')
      .where('phone', '=', phone)
      .orderBy('number', 'desc')
      .execute();
    return leads.map(({ number }) => number);
  });
}

export async function erasePhone(
  database: LeadDatabase,
  phone: string,
  { hash, now }: { readonly hash: PhoneHash; readonly now: Date },
): Promise<Erasure> {
  const erasure = await database.write(async (db) => {
    await lockPhone(db, phone);
    const leads = await db.selectFrom('leads').select(['id', 'number', 'phone']).where('phone', '=', phone).execute();
    const sent =
      leads.length === 0
        ? []
        : await db
            .selectFrom('outbox')
            .select(['lead_number', 'channel', 'remote_id'])
            .where(
              'lead_number',
              'in',
              leads.map(({ number }) => number),
            )
            // A started attempt counts as sent, because its outcome is unknown here.
            .where('attempts', '>', 0)
            .orderBy('lead_number')
            .orderBy('channel')
            .execute();
    const removed: Removed[] = [];
    for (const lead of leads) removed.push(await removeLead(db, lead, { hash, now }));
    const total = sumRemoved(removed);
    await db
      .insertInto('erasures')
      .values({ id: randomUUID(), erased_at: now.toISOString(), cause: 'request', phone_hash: hash(phone), ...total })
      .execute();
    const sentTo = sent.map(({ lead_number, channel, remote_id }) => ({
      number: lead_number,
      channel,
      remoteId: remote_id,
    }));
    return { ...total, sentTo };
  });
  return { ...erasure, isPurged: await database.purge() };
}

export function findErasures(
  database: LeadDatabase,
  phone: string,
  hash: PhoneHash,
): Promise<(Removed & { readonly erased_at: string })[]> {
  return database.read((db) =>
    db
      .selectFrom('erasures')
      .select(['erased_at', 'leads', 'consents', 'messages'])
      .where('phone_hash', 'in', hash.all(phone))
      .orderBy('erased_at')
      .execute(),
  );
}
