import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { syncFolder } from '../../../disk/sync-to-disk.ts';
import type { Migrations } from '../../../migrations/migrate-schema.ts';
import { pauseWhileBusy, retryWhileBusy } from '../../../sqlite/busy.ts';
import { inTransaction } from '../../../sqlite/in-transaction.ts';
import { forKysely } from '../../../sqlite/node-sqlite.ts';
import type { LeadDatabase, LeadQueries } from '../lead-database.ts';
import { migrate } from '../migrate.ts';
import type { LeadTables } from '../schema.ts';
import { applySettings, checkSettings } from './check-settings.ts';

/** About half a second: a short reader has finished by then; a permanent one such as Litestream has not. */
const PURGE_ATTEMPTS = 25;

export async function openSqlite(path: string, migrations?: Migrations): Promise<LeadDatabase> {
  const db = await retryWhileBusy(() => openFile(path, migrations));
  const inode = statSync(path).ino;
  const write: LeadDatabase['write'] = (work) =>
    retryWhileBusy(() => {
      // SQLite would keep committing to a deleted file, and those leads would be lost.
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
      // An empty write waits for the earlier writes to finish.
      await write(async () => undefined).catch(() => undefined);
      await db.destroy();
    },
  };
}

async function openFile(path: string, migrations?: Migrations): Promise<LeadQueries> {
  // Only this user may read the file, since it holds names and phones. The -wal and -shm files inherit the mode.
  closeSync(openSync(path, 'a', 0o600));
  // SQLite makes its own files durable; the directory entry of the file created above needs a separate fsync.
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
