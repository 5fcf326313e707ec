import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../release/manifest.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';

export type KeptRelease = {
  readonly id: string;
  readonly createdAt: string;
  readonly buildId: string;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  /** `true` when published while another release was pinned. */
  readonly isWaiting: boolean;
};

/** Returns the releases that this version can show, newest first. */
export async function listReleases(dataDir: string): Promise<readonly KeptRelease[]> {
  const [shown, waiting, pin, ids] = await Promise.all([
    releaseBehind(dataDir, 'current'),
    releaseBehind(dataDir, WAITING_LINK),
    readPin(dataDir),
    readdir(join(dataDir, 'releases')).catch(() => []),
  ]);
  const found: KeptRelease[] = [];
  for (const id of ids.sort().reverse()) {
    // Skips unfinished releases and those in the format of another version.
    const manifest = await readRelease(join(dataDir, 'releases', id)).catch(() => null);
    if (manifest === null) continue;
    const { createdAt, buildId } = manifest;
    const marks = { isShown: id === shown, isPinned: id === pin?.releaseId, isWaiting: id === waiting };
    found.push({ id, createdAt, buildId, ...marks });
  }
  return found;
}
