import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RELEASE_MANIFEST } from '../release/manifest.ts';
import { type Added, flushRelease, type Sync, syncToDisk } from './flush-release.ts';

const KEPT_RELEASES = 5;

/**
 * Makes a finished release the current one. All of it is on the disk before the swap, so that a power cut at any moment
 * leaves `current` pointing to a whole release.
 */
export async function putIntoService(
  dataDir: string,
  releaseId: string,
  added: Added,
  sync: Sync = syncToDisk,
): Promise<void> {
  await flushRelease(join(dataDir, 'releases', releaseId), added, sync);
  await swapCurrent(dataDir, releaseId);
  // Visitors see the new release already. Without this, a power cut might bring back the one before, which is whole too.
  await sync(dataDir).catch(() => undefined);
}

/** Points `current` at a release; whoever looks sees the old one or the new one, never nothing. */
async function swapCurrent(dataDir: string, releaseId: string): Promise<void> {
  const next = join(dataDir, `current.${process.pid}.next`);
  await rm(next, { force: true });
  await symlink(join('releases', releaseId), next);
  await rename(next, join(dataDir, 'current'));
}

/** Keeps the current release and the four before it; removes what a killed publish left behind. */
export async function pruneReleases(dataDir: string): Promise<void> {
  const releases = join(dataDir, 'releases');
  const current = basename(await readlink(join(dataDir, 'current')));
  const older = (await readdir(releases))
    .sort()
    .reverse()
    .filter((id) => id !== current);
  for (const id of older.slice(KEPT_RELEASES - 1)) {
    // First of all it stops being a release, lest a half-removed one be taken for whole.
    await rm(join(releases, id, RELEASE_MANIFEST), { force: true });
    await rm(join(releases, id), { recursive: true, force: true });
  }
}
