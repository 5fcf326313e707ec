import type { LeadDatabase } from '../store/lead-database.ts';

/** What staff have been told of and is not over, for all servers over one database and across restarts. */
export type StaffNotices = {
  /** Whether it is on the caller to tell of this trouble: nobody has begun it under the same code. */
  begin(name: string, code: string): Promise<boolean>;
  /** Whether it is on the caller to tell that it is over. */
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
  return `told-of ${name}`;
}
