import { readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '../release/manifest.ts';
import { PUBLIC_FOLDER, readRelease } from '../release/manifest.ts';
import type { PageRecords } from './page-record.ts';
import { readPageRecords } from './page-record.ts';

export type Earlier = {
  readonly dir: string;
  readonly publicDir: string;
  readonly manifest: ReleaseManifest;
  readonly records: PageRecords;
};

/**
 * The release that is current now, or `null` when there is none that this version can build on. `last` is taken for it
 * when it still is the current one.
 */
export async function readEarlierRelease(dataDir: string, last: Earlier | null): Promise<Earlier | null> {
  try {
    const dir = resolve(dataDir, await readlink(join(dataDir, 'current')));
    if (dir === last?.dir) return last;
    const [manifest, records] = await Promise.all([readRelease(dir), readPageRecords(dir)]);
    return { dir, publicDir: join(dir, PUBLIC_FOLDER), manifest, records };
  } catch {
    return null;
  }
}
