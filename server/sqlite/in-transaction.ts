import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Takes the write lock at once, so that what is read inside cannot change before the write. */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // A full disk rolls back by itself; a second rollback would hide the reason.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
