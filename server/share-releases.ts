import type { Environment } from './env.ts';
import type { Problem } from './ops/checks/running.ts';
import { followReleases } from './release-storage/follow-releases.ts';
import { openReleaseStorage } from './release-storage/open-storage.ts';
import { uploadReleases } from './release-storage/upload-releases.ts';
import type { Log } from './serve/log.ts';
import type { ReleaseStore } from './serve/release-store.ts';

/** Transfers releases from the publishing server to the serving ones. */
export type Sharing = { problem(): Problem | null; stop(): Promise<void> };

type Parts = {
  readonly store: ReleaseStore;
  readonly log: Log;
  readonly printLine: (line: string) => void;
  readonly onShown: () => void;
};

export function shareReleases(
  { releases, role, dataDir }: Environment,
  { store, log, printLine, onShown }: Parts,
): Sharing | null {
  if (releases === null) return null;
  const storage = openReleaseStorage(releases);
  const shown = () => {
    const current = store.current();
    return current && { id: current.manifest.id, dir: current.dir };
  };
  if (role === 'publish') return uploadReleases({ storage, dataDir, shown, log, printLine });
  return followReleases({
    ...{ storage, dataDir, log },
    shown: shown(),
    async activate(dir) {
      await store.activate(dir);
      onShown();
    },
  });
}
