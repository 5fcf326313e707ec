import { join } from 'node:path';
import type { ReleaseManifest } from '../release/manifest.ts';
import { PUBLIC_FOLDER, readRelease } from '../release/manifest.ts';
import { releaseBehind, WAITING_LINK } from '../release/pin.ts';
import type { PageRecords } from './page-record.ts';
import { readPageRecords } from './page-record.ts';

export type Earlier = {
  readonly dir: string;
  readonly publicDir: string;
  readonly manifest: ReleaseManifest;
  readonly records: PageRecords;
};

/**
 * Returns the release published last, current or waiting; `null` when this version cannot reuse it. `last` is the
 * cached result.
 */
export async function readEarlierRelease(dataDir: string, last: Earlier | null): Promise<Earlier | null> {
  try {
    const id = (await releaseBehind(dataDir, WAITING_LINK)) ?? (await releaseBehind(dataDir, 'current'));
    const dir = join(dataDir, 'releases', id ?? '');
    if (dir === last?.dir) return last;
    const [manifest, records] = await Promise.all([readRelease(dir), readPageRecords(dir)]);
    return { dir, publicDir: join(dir, PUBLIC_FOLDER), manifest, records };
  } catch {
    return null;
  }
}
