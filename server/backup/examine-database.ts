import { DatabaseSync } from 'node:sqlite';
import { BackupTrouble } from './trouble.ts';

/** Reads the whole of a copy. @throws {BackupTrouble} when it is damaged */
export function examineDatabase(path: string): void {
  const problems = withFile(path, (db) => db.prepare('PRAGMA integrity_check').all());
  if (problems.length !== 1 || problems[0]?.integrity_check !== 'ok')
    throw new BackupTrouble(`База повреждена: ${path}. Проверьте диск; последнюю хорошую копию не удаляйте.`);
}

/** Rows of each table of ours. */
export function countRows(path: string): ReadonlyMap<string, number> {
  return withFile(
    path,
    (db) =>
      new Map(
        tablesOf(db).map((table) => [table, Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n)]),
      ),
  );
}

export function tablesOf(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all();
  return rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|kysely)_/.test(name));
}

function withFile<Result>(path: string, look: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return look(db);
  } catch (error) {
    if (error instanceof Error && /not a database|malformed/.test(error.message))
      throw new BackupTrouble(`База повреждена: ${path}. Проверьте диск; последнюю хорошую копию не удаляйте.`);
    throw error;
  } finally {
    db.close();
  }
}
