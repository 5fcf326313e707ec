import { readlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type ReleaseManifest, readRelease } from '../release/manifest.ts';
import { type Log, reasonOf } from './log.ts';
import { indexOlderFiles, listOtherReleases, NO_OLDER_FILES, type OlderFiles } from './older-files.ts';

export type ServedRelease = { dir: string; manifest: ReleaseManifest; older: OlderFiles };

export type ReleaseStore = {
  current(): ServedRelease | null;
  /** Serves this folder without changing the `current` link; on failure the previous release stays. */
  activate(dir: string): Promise<ServedRelease>;
  /** Serves the target of `DATA_DIR/current`; on failure the previous release stays. */
  follow(): Promise<void>;
  /** Follows the link at once and then polls it. */
  start(): Promise<void>;
  stop(): void;
};

type StoreOptions = {
  dataDir: string;
  log: Log;
  maxOlderReleases?: number;
  pollMs?: number;
  onServed?: (release: ServedRelease) => void;
};

export function createReleaseStore({
  dataDir,
  log,
  maxOlderReleases = 20,
  pollMs = 1000,
  onServed,
}: StoreOptions): ReleaseStore {
  const link = resolve(dataDir, 'current');
  let served: ServedRelease | null = null;
  let followedDir: string | null = null;
  let lastFailure = '';
  let queue: Promise<unknown> = Promise.resolve();
  let following: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function load(dir: string): Promise<ServedRelease> {
    const last = served;
    const manifest = await readRelease(dir);
    const others = await listOtherReleases(dirname(dir), dir, maxOlderReleases);
    const older = await indexOlderFiles(manifest, others, last?.older ?? NO_OLDER_FILES, last, log);
    served = { dir, manifest, older };
    onServed?.(served);
    return served;
  }

  function activate(dir: string): Promise<ServedRelease> {
    const loaded = queue.then(() => load(resolve(dir)));
    queue = loaded.catch(() => undefined);
    return loaded;
  }

  /** Does nothing unless the link has changed, so an `activate` before the publisher's swap is not undone. */
  async function followLink(): Promise<void> {
    const target = await readlink(link).catch(() => null);
    if (target === null) return;
    const dir = resolve(dataDir, target);
    if (dir === followedDir) return;
    try {
      if (dir !== served?.dir) await activate(dir);
      followedDir = dir;
      lastFailure = '';
    } catch (error) {
      const failure = reasonOf(error);
      if (failure !== lastFailure) log('release-not-activated', { dir, reason: failure });
      lastFailure = failure;
      throw error;
    }
  }

  /** Runs calls one after another, so the later call reads the later link. */
  function follow(): Promise<void> {
    const followed = following.then(followLink);
    following = followed.catch(() => undefined);
    return followed;
  }

  async function poll(): Promise<void> {
    await follow().catch(() => undefined);
    if (!isStopped) timer = setTimeout(poll, pollMs).unref();
  }

  return {
    current: () => served,
    activate,
    follow,
    start: poll,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
