import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { syncFolder } from '../../../disk/sync-to-disk.ts';
import type { Migrations } from '../../../migrations/bring-forward.ts';
import { pauseWhileBusy, retryWhileBusy } from '../../../sqlite/busy.ts';
import { inTransaction } from '../../../sqlite/in-transaction.ts';
import { forKysely } from '../../../sqlite/node-sqlite.ts';
import type { LeadDatabase, LeadQueries } from '../lead-database.ts';
import { migrate } from '../migrate.ts';
import type { LeadTables } from '../schema.ts';
import { applySettings, checkSettings } from './check-settings.ts';

/** Half a second: whoever reads is gone by then, or stays, like Litestream. */
const PURGE_ATTEMPTS = 25;

/** Opens `leads.db`, makes sure that a commit reaches the disk, and brings the schema forward. */
export async function openSqlite(path: string, migrations?: Migrations): Promise<LeadDatabase> {
  const db = await retryWhileBusy(() => openFile(path, migrations));
  const inode = statSync(path).ino;
  const write: LeadDatabase['write'] = (work) =>
    retryWhileBusy(() => {
      // A file deleted under a running server still takes commits, and keeps them from everybody.
      if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
        throw Object.assign(new Error(`Файл ${path} удалён или подменён. Перезапустите сервер.`), { code: 'ESTALE' });
      }
      return inTransaction(db, work);
    });
  return {
    title: `SQLite, ${path}`,
    now: async () => Date.now(),
    read: (query) => retryWhileBusy(() => query(db)),
    write,
    async purge() {
      for (let attempt = 0; attempt < PURGE_ATTEMPTS; attempt++) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (rows[0]?.busy === 0) return true;
        await pauseWhileBusy();
      }
      return false;
    },
    async close() {
      // Comes after everything that was begun before.
      await write(async () => undefined).catch(() => undefined);
      await db.destroy();
    },
  };
}

async function openFile(path: string, migrations?: Migrations): Promise<LeadQueries> {
  // Names and phones: nobody but this user reads the file. The -wal and -shm files inherit the rights.
  closeSync(openSync(path, 'a', 0o600));
  // SQLite makes its own files last; that of a new database is in a folder nobody has written out yet.
  await syncFolder(dirname(path));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    applySettings(file);
    checkSettings(file, path);
    const db = new Kysely<LeadTables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
    await inTransaction(db, (connection) => migrate(connection, migrations));
    return db;
  } catch (error) {
    file.close();
    throw error;
  }
}
