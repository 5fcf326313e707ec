import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

/** Checks the integrity of a database copy. @throws {BackupError} when it is damaged */
export function examineDatabase(path: string): void {
  using db = new DatabaseSync(path, { readOnly: true });
  try {
    const problems = db.prepare('PRAGMA integrity_check').all();
    if (problems.length === 1 && problems[0]?.integrity_check === 'ok') return;
  } catch (error) {
    if (!(error instanceof Error && /not a database|malformed/.test(error.message))) throw error;
  }
  throw new BackupError(`База повреждена: ${path}. Проверьте диск; последнюю хорошую копию не удаляйте.`);
}

export function tablesOf(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all();
  return rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|kysely)_/.test(name));
}
