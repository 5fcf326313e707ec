import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY_PREFIX } from '../../disk/write-file-atomic.ts';
import { encodedDir } from './settings.ts';

const DAY_MS = 86_400_000;

/**
 * Removes pictures older than `olderThanDays` that are not in `keepNames` (file names as in `/media/`), and stale
 * temporary files. Returns the number of removed files.
 */
export async function pruneImages(
  cacheDir: string,
  keepNames: ReadonlySet<string>,
  olderThanDays: number,
): Promise<number> {
  const before = Date.now() - olderThanDays * DAY_MS;
  let removed = 0;
  for (const dir of await versionFolders(cacheDir)) {
    for (const name of await readdir(dir)) {
      if (keepNames.has(name)) continue;
      const path = join(dir, name);
      const limit = name.startsWith(TEMPORARY_PREFIX) ? Math.max(before, Date.now() - DAY_MS) : before;
      // Another process may have renamed the temporary file meanwhile.
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtimeMs >= limit) continue;
      await rm(path, { force: true });
      removed++;
    }
    if (dir !== encodedDir(cacheDir)) await rmdir(dir).catch(() => {});
  }
  return removed;
}

async function versionFolders(cacheDir: string): Promise<string[]> {
  const entries = await readdir(cacheDir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{8}$/.test(entry.name))
    .map(({ name }) => join(cacheDir, name));
}
