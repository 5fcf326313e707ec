import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST } from '../release/manifest.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';

const NEWEST_KEPT = 5;
const DAYS_KEPT = 7;
const DATE_LENGTH = 'YYYYMMDD'.length;

/**
 * Keeps what is on show, pinned or waiting, the newest five, and the last release of each of the seven days before, so
 * that a mistake somebody notices next morning can be gone back on. Removes what a killed publish left behind.
 */
export async function pruneReleases(dataDir: string): Promise<void> {
  const releases = join(dataDir, 'releases');
  const inUse = [
    await releaseBehind(dataDir, 'current'),
    await releaseBehind(dataDir, WAITING_LINK),
    (await readPin(dataDir))?.releaseId,
  ];
  const ids = await readdir(releases);
  const kept = keptReleases(ids);
  for (const id of ids) {
    if (kept.has(id) || inUse.includes(id)) continue;
    // First of all it stops being a release, lest a half-removed one be taken for whole.
    await rm(join(releases, id, RELEASE_MANIFEST), { force: true });
    await rm(join(releases, id), { recursive: true, force: true });
  }
}

/** By their names, which begin with the moment they were made at. */
export function keptReleases(ids: readonly string[]): Set<string> {
  const newestFirst = [...ids].sort().reverse();
  const lastOfDay = newestFirst.filter((id, at) => dateOf(id) !== dateOf(newestFirst[at - 1] ?? ''));
  return new Set([...newestFirst.slice(0, NEWEST_KEPT), ...lastOfDay.slice(0, DAYS_KEPT)]);
}

function dateOf(id: string): string {
  return id.slice(0, DATE_LENGTH);
}
