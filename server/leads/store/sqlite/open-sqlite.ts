import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { flushFolder } from '../flush-folder.ts';
import type { LeadDatabase, LeadQueries } from '../lead-database.ts';
import type { Migrations } from '../migrate.ts';
import { migrate } from '../migrate.ts';
import type { LeadTables } from '../schema.ts';
import { retryWhileBusy } from './busy.ts';
import { applySettings, checkSettings } from './check-settings.ts';
import { createGroupCommit } from './group-commit.ts';
import { forKysely } from './node-sqlite.ts';

/** Opens `leads.db`, makes sure that a commit reaches the disk, and brings the schema forward. */
export async function openSqlite(path: string): Promise<LeadDatabase> {
  const { file, db } = await retryWhileBusy(() => openFile(path));
  const inode = statSync(path).ino;
  const write = createGroupCommit({
    db,
    isInTransaction: () => file.isTransaction,
    checkFile() {
      // A file deleted under a running server still takes commits, and keeps them from everybody.
      if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
        throw Object.assign(new Error(`Файл ${path} удалён или подменён. Перезапустите сервер.`), { code: 'ESTALE' });
      }
    },
  });
  return {
    title: `SQLite, ${path}`,
    read: (query) => retryWhileBusy(() => query(db)),
    write,
    async purge() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    copyTo: (copy) =>
      retryWhileBusy(async () => {
        await sql`vacuum into ${copy}`.execute(db);
      }),
    async close() {
      // Comes after everything that was begun before.
      await write(async () => undefined).catch(() => undefined);
      await db.destroy();
    },
  };
}

async function openFile(path: string) {
  // Names and phones: nobody but this user reads the file. The -wal and -shm files inherit the rights.
  closeSync(openSync(path, 'a', 0o600));
  // SQLite makes its own files last; that of a new database is in a folder nobody has written out yet.
  flushFolder(dirname(path));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    applySettings(file);
    checkSettings(file, path);
    const db = new Kysely<LeadTables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
    await db.connection().execute(migrateAtOnce);
    return { file, db };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** One writer at a time brings the schema forward; a step that fails, or a process that dies, leaves nothing behind. */
export async function migrateAtOnce(connection: LeadQueries, migrations?: Migrations): Promise<void> {
  await sql`begin immediate`.execute(connection);
  try {
    await migrate(connection, migrations);
    await sql`commit`.execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw error;
  }
}
