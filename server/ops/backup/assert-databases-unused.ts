import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../sqlite/busy.ts';
import { BackupError } from './backup-error.ts';
import type { Store } from './stores.ts';

/**
 * Detects a running server or panel: SQLite cannot leave WAL mode while another connection is open. @throws
 * {BackupError}
 */
export function assertDatabasesUnused(dataDir: string, stores: readonly Store[]): void {
  const used = stores.map(({ file }) => join(dataDir, file)).find((path) => existsSync(path) && isInUse(path));
  if (used !== undefined)
    throw new BackupError(
      `С ${used} работает сервер, панель или другая программа. Остановите их: systemctl stop pregolya.socket pregolya pregolya-panel.socket pregolya-panel, в Docker — docker compose stop site panel backup. Ничего не изменено.`,
    );
}

function isInUse(path: string): boolean {
  try {
    const db = new DatabaseSync(path, { timeout: 0 });
    try {
      return db.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode === 'wal';
    } finally {
      db.close();
    }
  } catch (error) {
    // A damaged database does not block the restore; it is moved aside with the other files.
    return isBusy(error);
  }
}
