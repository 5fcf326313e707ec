import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '../ops/checks/running.ts';
import type { Log } from '../serve/log.ts';
import { uploadProblem } from './release-problems.ts';
import type { Publisher } from './release-uploader.ts';
import { ReleaseUploader } from './release-uploader.ts';
import type { ReleaseStorage } from './storage.ts';

const POLL_INTERVAL_MS = 1000;
const RETRY_MS = 5000;
/** Interval of repeated checks, because another server may have started to publish. */
const RECHECK_MS = 60_000;

type Options = {
  readonly storage: ReleaseStorage;
  readonly dataDir: string;
  readonly shown: () => { readonly id: string; readonly dir: string } | null;
  readonly log: Log;
  readonly printLine: (line: string) => void;
};

export type UploadLoop = { problem(): Problem | null; stop(): Promise<void> };

/** Uploads each release that this server shows, including rollbacks, until stopped. */
export function uploadReleases({ storage, dataDir, shown, log, printLine }: Options): UploadLoop {
  const stop = new AbortController();
  let problem: Problem | null = null;
  let uploadedId: string | null = null;
  let checkedAt = 0;

  async function run(): Promise<void> {
    const uploader = new ReleaseUploader(storage, await publisherOf(dataDir));
    while (!stop.signal.aborted) {
      const release = shown();
      const isDue = release !== null && (release.id !== uploadedId || performance.now() - checkedAt > RECHECK_MS);
      const isWell = !isDue || (await tryUpload(uploader, release));
      const pauseMs = isWell ? POLL_INTERVAL_MS : RETRY_MS;
      await sleep(pauseMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  async function tryUpload(uploader: ReleaseUploader, release: { readonly id: string; readonly dir: string }) {
    const begun = performance.now();
    try {
      const isNew = await uploader.uploadRelease(release);
      uploadedId = release.id;
      checkedAt = performance.now();
      problem = null;
      if (isNew) log('release-handed-on', { release: release.id, milliseconds: Math.round(checkedAt - begun) });
      return true;
    } catch (error) {
      const next = uploadProblem(error, storage.title);
      if (problem?.code !== next.code) printLine(next.words);
      problem = next;
      return false;
    }
  }

  const running = run();
  return {
    problem: () => problem,
    async stop() {
      stop.abort();
      await running;
    },
  };
}

/** Stores the publisher id in the data folder, so that the server recognizes its releases after a restart. */
async function publisherOf(dataDir: string): Promise<Publisher> {
  const path = join(dataDir, 'publisher-id');
  const known = await readFile(path, 'utf8').catch(() => null);
  const id = known?.trim() || randomUUID();
  if (id !== known) await writeFile(path, id);
  return { id, host: hostname() };
}
