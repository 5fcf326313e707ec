import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk } from '../disk/sync-to-disk.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';
import { type Added, flushRelease, type Sync } from './flush-release.ts';

/**
 * Makes a finished release the current one, or the one that waits while another is pinned. All of it is on the disk
 * before the swap, so that a power cut at any moment leaves `current` pointing to a whole release.
 */
export async function putIntoService(
  dataDir: string,
  releaseId: string,
  added: Added,
  sync: Sync = syncToDisk,
): Promise<void> {
  await flushRelease(join(dataDir, 'releases', releaseId), added, sync);
  await point(dataDir, WAITING_LINK, releaseId);
  await settle(dataDir);
  // Visitors see the new release already. Without this, a power cut might bring back the one before, which is whole too.
  await sync(dataDir).catch(() => undefined);
}

/** Shows the pinned release; without a pin what was published last. Whoever has changed a link or the pin calls it after. */
export async function settle(dataDir: string): Promise<void> {
  const pin = await readPin(dataDir);
  if (pin === null) await rename(join(dataDir, WAITING_LINK), join(dataDir, 'current')).catch(unlessAbsent);
  else if ((await releaseBehind(dataDir, 'current')) !== pin.releaseId) await point(dataDir, 'current', pin.releaseId);
}

/** Points a link at a release; whoever looks sees the old one or the new one, never nothing. */
export async function point(dataDir: string, link: 'current' | typeof WAITING_LINK, releaseId: string): Promise<void> {
  const next = join(dataDir, `${link}.${process.pid}.next`);
  await rm(next, { force: true });
  await symlink(join('releases', releaseId), next);
  await rename(next, join(dataDir, link));
}

function unlessAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
