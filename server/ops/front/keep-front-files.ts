import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../serve/log.ts';
import { reasonOf } from '../../serve/log.ts';
import type { ServedRelease } from '../../serve/release-store.ts';
import type { FrontSettings } from './front.ts';
import { writeFrontFiles } from './write-front-files.ts';

/** Rewritten when web servers must reload; systemd cannot watch a symbolic link. */
const SIGNAL_FILE = 'current-release.txt';

/**
 * Writes the web server configurations into each release shown, because a copied or older release may have those of
 * another machine or port.
 */
export function keepFrontFiles(settings: FrontSettings, log: Log): (release: ServedRelease) => void {
  let queue = Promise.resolve();
  async function keep({ dir, manifest }: ServedRelease): Promise<void> {
    await writeFrontFiles(dir, manifest, settings);
    await writeFile(join(settings.dataDir, SIGNAL_FILE), `${manifest.id}\n`);
  }
  return (release) => {
    queue = queue
      .then(() => keep(release))
      .catch((error: unknown) => log('front-files-not-written', { reason: reasonOf(error) }));
  };
}
