import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from './migration.ts';
import { leads } from './migrations/0001-leads.ts';
import { inTransaction } from './transaction.ts';

/** Only ever appended to: a migration that has run somewhere is never edited. */
export const migrations: readonly Migration[] = [leads];

/** Brings the schema forward, each step whole or not at all. @throws when the file is newer than this program */
export function migrate(db: DatabaseSync, steps: readonly Migration[] = migrations): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT',
  );
  const newest = steps.at(-1)?.version ?? 0;
  if (currentVersion(db) > newest) {
    throw new Error(
      `База заявок новее программы: схема ${currentVersion(db)}, программа знает ${newest}. Запустите новую версию программы.`,
    );
  }
  for (const { version, name, sql } of steps) {
    inTransaction(db, () => {
      if (currentVersion(db) >= version) return;
      db.exec(sql);
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
