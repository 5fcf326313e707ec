import type { LeadDatabase } from '../store/lead-database.ts';

/** Restarts the retention term after a contact with the person. Returns `false` when there is no such lead. */
export function recordContact(database: LeadDatabase, number: number, at: Date): Promise<boolean> {
  return database.write(async (db) => {
    const moment = at.toISOString();
    const found = await db.selectFrom('leads').select('id').where('number', '=', number).executeTakeFirst();
    await db
      .updateTable('leads')
      .set({ last_contact_at: moment })
      .where('number', '=', number)
      .where('last_contact_at', '<', moment)
      .execute();
    return found !== undefined;
  });
}
