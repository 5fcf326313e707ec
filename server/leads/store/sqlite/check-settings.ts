import type { DatabaseSync } from 'node:sqlite';

const SYNCHRONOUS_FULL = 2;

const EXPECTED = {
  journal_mode: 'wal',
  synchronous: SYNCHRONOUS_FULL,
  foreign_keys: 1,
  /** What was erased by request is overwritten, not only forgotten. */
  secure_delete: 1,
} as const;

export function applySettings(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
}

/** SQLite ignores a setting that it cannot follow, without an error: only reading back tells. */
export function checkSettings(db: DatabaseSync, path: string): void {
  for (const [name, value] of Object.entries(EXPECTED)) {
    const [found] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
    if (found === value) continue;
    throw new Error(
      `База заявок ${path} не приняла настройку ${name} = ${value} (осталось ${found}). Без неё заявки могут пропасть при сбое. ` +
        'Положите DATA_DIR на обычный локальный диск, не на сетевой.',
    );
  }
}
