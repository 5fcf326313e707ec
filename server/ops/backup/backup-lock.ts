import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../sqlite/busy.ts';
import { BackupError } from './backup-error.ts';
import { chownLikeFolder } from './chown-like-folder.ts';

/** Holds a SQLite lock on an empty file, because the system releases the lock of a killed process. */
export async function withBackupLock<Result>(dataDir: string, act: () => Promise<Result>): Promise<Result> {
  const path = join(dataDir, 'backup.lock');
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    acquireLock(lock);
    await chownLikeFolder(dataDir, path);
    return await act();
  } finally {
    lock.close();
  }
}

function acquireLock(lock: DatabaseSync): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new AlreadyRunning(
      'Здесь уже идёт другая копия, проверка или восстановление. Эта команда ничего не сделала.',
    );
  }
}

export class AlreadyRunning extends BackupError {}
