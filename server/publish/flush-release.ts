import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from './images/in-parallel.ts';

/** Resolves when a file's bytes, or a folder's entries, are on the disk and not just on their way. */
export type Sync = (path: string) => Promise<void>;

/** What a publish added to the disk. Links to files of earlier releases are no new bytes. */
export type Added = { readonly files: readonly string[]; readonly folders: readonly string[] };

/** Many at once: the file system takes those that wait together to the disk in one go. */
const AT_ONCE = 32;

export async function flushRelease(releaseDir: string, added: Added, sync: Sync): Promise<void> {
  const entries = await readdir(releaseDir, { withFileTypes: true });
  const facts = entries.filter((entry) => entry.isFile()).map(({ name }) => join(releaseDir, name));
  await inParallel(AT_ONCE, [...added.files, ...facts], undefined, (path) => sync(path));
  const folders = [...added.folders, releaseDir, dirname(releaseDir)];
  await inParallel(AT_ONCE, folders, undefined, (path) => sync(path));
}
