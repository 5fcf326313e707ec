import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from './images/in-parallel.ts';

export type Sync = (path: string) => Promise<void>;

/** Files and folders that a publish created; hard links to files of earlier releases need no fsync. */
export type Added = { readonly files: readonly string[]; readonly folders: readonly string[] };

/** Parallel fsync calls, which the file system combines into fewer disk writes. */
const CONCURRENCY = 32;

export async function flushRelease(releaseDir: string, added: Added, sync: Sync): Promise<void> {
  const entries = await readdir(releaseDir, { withFileTypes: true });
  const facts = entries.filter((entry) => entry.isFile()).map(({ name }) => join(releaseDir, name));
  await inParallel(CONCURRENCY, [...added.files, ...facts], undefined, (path) => sync(path));
  const folders = [...added.folders, releaseDir, dirname(releaseDir)];
  await inParallel(CONCURRENCY, folders, undefined, (path) => sync(path));
}
