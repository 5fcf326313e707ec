import { lockPhone } from '../store/dialect.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { endConsents } from './end-consents.ts';
import type { PhoneHash } from './phone-hash.ts';
import { removeLead } from './remove-lead.ts';

/** Withdraws the advertising consent («Стоп»). Leads kept for advertising alone are deleted; open leads remain. */
export function withdrawMarketing(
  database: LeadDatabase,
  phone: string,
  { hash, now }: { readonly hash: PhoneHash; readonly now: Date },
): Promise<number> {
  return database.write(async (db) => {
    await lockPhone(db, phone);
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'number', 'phone', 'reduced_at'])
      .where('phone', '=', phone)
      .where('marketing', '=', 1)
      .execute();
    for (const lead of leads) {
      if (lead.reduced_at !== null) await removeLead(db, lead, { hash, now });
      else await endConsents(db, lead, { purposes: ['marketing'], hash, now });
    }
    await db.updateTable('leads').set({ marketing: 0 }).where('phone', '=', phone).execute();
    return leads.length;
  });
}
