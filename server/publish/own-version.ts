import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from './list-tree.ts';

/** Hash of the publisher's own code, which shapes pages as much as the site's code does. */
export async function publisherVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listTree(import.meta.dirname)) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}
