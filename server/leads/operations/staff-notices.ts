import type { LeadDatabase } from '../store/lead-database.ts';

/** Open problems that staff have been notified of, shared by all servers and kept across restarts. */
export type StaffNotices = {
  /** Returns `true` when the caller must notify staff, because no notice with this code is open. */
  begin(name: string, code: string): Promise<boolean>;
  end(name: string): Promise<boolean>;
};

export function createStaffNotices(database: LeadDatabase): StaffNotices {
  return {
    begin: (name, code) =>
      database.write(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('facts')
          .values({ name: factOf(name), value: code })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet({ value: code }).where('facts.value', '!=', code),
          )
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      }),
    end: (name) =>
      database.write(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('facts')
          .where('name', '=', factOf(name))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),
  };
}

function factOf(name: string): string {
  return `notified-of ${name}`;
}
