import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RELEASE_MANIFEST } from '../release/manifest.ts';

const KEPT_RELEASES = 5;

/** Points `current` at a release; whoever looks sees the old one or the new one, never nothing. */
export async function swapCurrent(dataDir: string, releaseId: string): Promise<void> {
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
