import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../serve/log.ts';
import { reasonOf } from '../../serve/log.ts';
import type { ServedRelease } from '../../serve/release-store.ts';
import type { FrontSettings } from './front.ts';
import { writeFrontFiles } from './write-front-files.ts';

/** Written whenever web servers should read their configurations again: a link cannot be watched by systemd. */
const SIGNAL_FILE = 'current-release.txt';

/**
 * Sees to it that whatever release is shown, and however it came to be, has the configurations of this machine: one that
 * came from another server, one that was rolled back to, one of before an upgrade or of another port.
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
