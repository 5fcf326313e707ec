import type { DatabaseSync } from 'node:sqlite';

const SYNCHRONOUS_FULL = 2;

const EXPECTED = {
  journal_mode: 'wal',
  synchronous: SYNCHRONOUS_FULL,
  foreign_keys: 1,
  /** Overwrites deleted rows with zeros, since erased personal data must not stay in the file. */
  secure_delete: 1,
} as const;

export function applySettings(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
}

/** SQLite ignores unsupported settings without an error, so each one is read back. */
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
