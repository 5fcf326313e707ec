import { DatabaseSync } from 'node:sqlite';

/** Reads a SQLite file from outside, as another program would. */
export function sqlRows(path: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
