import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../server/publish/list-tree.ts';

/** Returns one hash of all build inputs except tests. */
export async function sourcesHash(folders: readonly string[], files: readonly string[]): Promise<string> {
  const inFolders = await Promise.all(
    folders.map(async (folder) => (await listTree(folder)).map((file) => join(folder, file))),
  );
  const hash = createHash('sha256');
  for (const file of [...inFolders.flat(), ...files]) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

export async function isBuiltOf(hash: string, stamp: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => null)) === hash;
}
