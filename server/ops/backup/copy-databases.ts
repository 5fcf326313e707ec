import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Listed } from './archive/list-files.ts';
import { examineDatabase } from './examine-database.ts';
import { copyFromPostgres } from './postgres-tables.ts';
import type { Store, StorePlace } from './stores.ts';

const TIMEOUT_MS = 30_000;

/** Copies a consistent snapshot of each existing database into a folder. Returns the files for the archive. */
export async function copyDatabases(
  { dataDir, databaseUrl }: StorePlace,
  stores: readonly Store[],
  folder: string,
): Promise<Listed[]> {
  for (const { file } of stores) await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
  const copied =
    databaseUrl === null
      ? await copyFiles(dataDir, stores, folder)
      : await copyFromPostgres(databaseUrl, stores, folder);
  return Promise.all(
    copied.map(async (file) => {
      const path = join(folder, file);
      await chmod(path, 0o600);
      examineDatabase(path);
      return { name: `data/${file}`, path, isFolder: false, mode: 0o600, size: (await stat(path)).size };
    }),
  );
}

async function copyFiles(dataDir: string, stores: readonly Store[], folder: string): Promise<string[]> {
  const copied: string[] = [];
  for (const { file } of stores) {
    const path = join(dataDir, file);
    if (!(await stat(path).catch(() => null))) continue;
    using source = new DatabaseSync(path, { timeout: TIMEOUT_MS });
    source.prepare('VACUUM INTO ?').run(join(folder, file));
    copied.push(file);
  }
  return copied;
}
