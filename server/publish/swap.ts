import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk } from '../disk/sync-to-disk.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';
import { type Added, flushRelease, type Sync } from './flush-release.ts';

/**
 * Makes a finished release current, or waiting while another is pinned. All files are on disk before the swap, so a
 * power cut always leaves `current` at a complete release.
 */
export async function putIntoService(
  dataDir: string,
  releaseId: string,
  added: Added,
  sync: Sync = syncToDisk,
): Promise<void> {
  await flushRelease(join(dataDir, 'releases', releaseId), added, sync);
  await point(dataDir, WAITING_LINK, releaseId);
  await updateCurrentLink(dataDir);
  // The swap is done already; this fsync only prevents a power cut from reverting to the previous release.
  await sync(dataDir).catch(() => undefined);
}

/** Points `current` at the pinned release, or else at the latest one. Call after a change of the pin or a link. */
export async function updateCurrentLink(dataDir: string): Promise<void> {
  const pin = await readPin(dataDir);
  if (pin === null) await rename(join(dataDir, WAITING_LINK), join(dataDir, 'current')).catch(ignoreMissing);
  else if ((await releaseBehind(dataDir, 'current')) !== pin.releaseId) await point(dataDir, 'current', pin.releaseId);
}

/** Replaces the link by an atomic rename, so readers always see the old or the new release. */
export async function point(dataDir: string, link: 'current' | typeof WAITING_LINK, releaseId: string): Promise<void> {
  const next = join(dataDir, `${link}.${process.pid}.next`);
  await rm(next, { force: true });
  await symlink(join('releases', releaseId), next);
  await rename(next, join(dataDir, link));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
