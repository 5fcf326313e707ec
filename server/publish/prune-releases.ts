import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST } from '../release/manifest.ts';
import { readPin, releaseBehind, WAITING_LINK } from '../release/pin.ts';

const NEWEST_KEPT = 5;
const DAYS_KEPT = 7;
const DATE_LENGTH = 'YYYYMMDD'.length;

/**
 * Keeps releases in use, the newest five, and the last release of each of seven days, so a mistake found the next
 * morning can be rolled back. Removes everything else.
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
    // Deletes the manifest first, so a half-removed folder does not count as a release.
    await rm(join(releases, id, RELEASE_MANIFEST), { force: true });
    await rm(join(releases, id), { recursive: true, force: true });
  }
}

/** Release ids begin with their timestamp, so they sort by time. */
export function keptReleases(ids: readonly string[]): Set<string> {
  const newestFirst = [...ids].sort().reverse();
  const lastOfDay = newestFirst.filter((id, at) => dateOf(id) !== dateOf(newestFirst[at - 1] ?? ''));
  return new Set([...newestFirst.slice(0, NEWEST_KEPT), ...lastOfDay.slice(0, DAYS_KEPT)]);
}

function dateOf(id: string): string {
  return id.slice(0, DATE_LENGTH);
}
