import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Machines to restore on, in a folder of their own that goes with them. */
export async function openPlaces() {
  const home = await mkdtemp(join(tmpdir(), 'archive-'));
  let places = 0;
  return {
    home,
    /** A machine that has nothing yet. */
    async emptyPlace(databaseUrl: string | null = null) {
      places += 1;
      const dir = join(home, String(places));
      await mkdir(dir);
      const dataDir = join(dir, 'var');
      // What is known of the photographs already: looking into each again takes seconds.
      await cp(join(home, 'cache'), join(dataDir, 'cache'), { recursive: true }).catch(() => mkdir(dataDir));
      return { contentDir: join(dir, 'content'), dataDir, databaseUrl };
    },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}
