import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { examineDatabase } from './examine-database.ts';
import type { Places } from './places.ts';
import { copyFromPostgres } from './postgres-tables.ts';
import type { Store } from './stores.ts';
import { BackupTrouble } from './trouble.ts';

const PATIENCE_MS = 30_000;

/** Copies of all databases, each of one moment, as files under a folder. Returns the names of those that are there. */
export async function copyDatabases(places: Places, stores: readonly Store[], folder: string): Promise<string[]> {
  const copied =
    places.databaseUrl === null
      ? await copyFiles(places.dataDir, stores, folder)
      : await copyFromPostgres(places.databaseUrl, stores, folder);
  if (!copied.includes('leads.db'))
    throw new BackupTrouble(
      places.databaseUrl === null
        ? `Базы заявок ${join(places.dataDir, 'leads.db')} нет. Проверьте DATA_DIR: она та же, что у сервера.`
        : 'В базе PostgreSQL нет таблиц заявок. Проверьте DATABASE_URL: он тот же, что у сервера.',
    );
  for (const file of copied) {
    await chmod(join(folder, file), 0o600);
    examineDatabase(join(folder, file));
  }
  return copied;
}

async function copyFiles(dataDir: string, stores: readonly Store[], folder: string): Promise<string[]> {
  const copied: string[] = [];
  for (const { file } of stores) {
    const path = join(dataDir, file);
    if (!(await stat(path).catch(() => null))) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
    const source = new DatabaseSync(path, { timeout: PATIENCE_MS });
    try {
      source.prepare('VACUUM INTO ?').run(join(folder, file));
    } finally {
      source.close();
    }
    copied.push(file);
  }
  return copied;
}
