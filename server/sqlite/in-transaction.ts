import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Takes the write lock at the start, so that rows read inside cannot change before the write. */
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
      // SQLite rolls back by itself when the disk is full; an error of the second rollback would hide the cause.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
