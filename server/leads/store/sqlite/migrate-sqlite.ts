import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../migration.ts';
import { refuseNewer } from '../migration.ts';
import { migrations } from '../migrations.ts';
import { inTransaction } from './transaction.ts';

/** Brings the schema forward, each step whole or not at all. @throws when the file is newer than this program */
export function migrateSqlite(db: DatabaseSync, steps: readonly Migration[] = migrations): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT',
  );
  refuseNewer(currentVersion(db), steps);
  for (const { version, name, sqlite } of steps) {
    if (currentVersion(db) >= version) continue;
    inTransaction(db, () => {
      if (currentVersion(db) >= version) return;
      db.exec(sqlite);
      db.prepare('INSERT INTO schema_version (version, name, applied_at) VALUES (?, ?, ?)').run(
        version,
        name,
        new Date().toISOString(),
      );
    });
  }
}

export function currentVersion(db: DatabaseSync): number {
  return Number(db.prepare('SELECT coalesce(max(version), 0) AS version FROM schema_version').get()?.version);
}
