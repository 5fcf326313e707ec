import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../release/manifest.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';

export type KeptRelease = {
  readonly id: string;
  /** ISO moment. */
  readonly createdAt: string;
  /** Of the site that made it. */
  readonly buildId: string;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  /** Was published while another one was pinned. */
  readonly isWaiting: boolean;
};

/** Those that this version can show, newest first. */
export async function listReleases(dataDir: string): Promise<readonly KeptRelease[]> {
  const [shown, waiting, pin, ids] = await Promise.all([
    releaseBehind(dataDir, 'current'),
    releaseBehind(dataDir, WAITING_LINK),
    readPin(dataDir),
    readdir(join(dataDir, 'releases')).catch(() => []),
  ]);
  const found: KeptRelease[] = [];
  for (const id of ids.sort().reverse()) {
    // One that is being made, or that another version made in a way of its own.
    const manifest = await readRelease(join(dataDir, 'releases', id)).catch(() => null);
    if (manifest === null) continue;
    const { createdAt, buildId } = manifest;
    const marks = { isShown: id === shown, isPinned: id === pin?.releaseId, isWaiting: id === waiting };
    found.push({ id, createdAt, buildId, ...marks });
  }
  return found;
}
