import { readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { linkTree } from './link-tree.ts';
import { RELEASES, type ReleaseName } from './releases.ts';

/** Copies a published release by hard links, which is faster than publishing. */
export async function copyRelease(name: ReleaseName, dataDir: string): Promise<void> {
  const from = RELEASES[name].dataDir;
  const release = await readlink(join(from, 'current'));
  await linkTree(join(from, release), join(dataDir, release));
  await symlink(release, join(dataDir, 'current'));
}
