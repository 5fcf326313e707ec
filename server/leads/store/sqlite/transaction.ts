import type { DatabaseSync } from 'node:sqlite';

/** Takes the write lock at once, so that what is read inside cannot change before the write. */
export function inTransaction<Result>(db: DatabaseSync, act: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk rolls back by itself; a second ROLLBACK would hide the reason.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
