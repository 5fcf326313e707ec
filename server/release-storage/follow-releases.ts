import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '../ops/checks/running.ts';
import { pruneReleases } from '../publish/prune-releases.ts';
import { putIntoService } from '../publish/swap.ts';
import type { Log } from '../serve/log.ts';
import { reasonOf } from '../serve/log.ts';
import { ReleaseDownloader } from './release-downloader.ts';
import { downloadProblem } from './release-problems.ts';
import type { ReleaseStorage, Tag } from './storage.ts';
import { readPointer } from './stored-release.ts';

/** Milliseconds of failed requests before the problem is reported. */
const SILENCE_MS = 15_000;

type Options = {
  readonly storage: ReleaseStorage;
  readonly dataDir: string;
  readonly shown: { readonly id: string; readonly dir: string } | null;
  readonly log: Log;
  readonly silenceMs?: number;
  /** Called after the `current` link has moved. */
  readonly activate: (dir: string) => Promise<unknown>;
};

export type Following = { problem(): Problem | null; stop(): Promise<void> };

/** Polls the storage and shows the release it points to, after a complete download. */
export function followReleases({ storage, dataDir, shown, log, activate, silenceMs = SILENCE_MS }: Options): Following {
  const stop = new AbortController();
  const taker = new ReleaseDownloader(storage, dataDir);
  let problem: Problem | null = null;
  let shownId = shown?.id ?? null;
  let count = 0;
  let tag: Tag | null = null;
  let failedSince: number | null = null;

  async function look(): Promise<void> {
    const found = await storage.pointer.read(tag);
    if (found === 'same') return;
    if (found === null) {
      // A removed pointer resets the count.
      count = 0;
      tag = null;
      return;
    }
    const pointer = readPointer(found.text);
    // Ignores a pointer older than the last one seen.
    if (pointer.count >= count && pointer.releaseId !== shownId) {
      const { dir, added } = await taker.take(pointer);
      await putIntoService(dataDir, pointer.releaseId, added);
      await activate(dir);
      shownId = pointer.releaseId;
      log('release-taken', { release: pointer.releaseId, count: pointer.count, files: added.files.length });
      await pruneReleases(dataDir).catch(() => undefined);
    }
    count = Math.max(count, pointer.count);
    tag = found.tag;
  }

  function failed(error: unknown): void {
    const now = performance.now();
    failedSince ??= now;
    const next = downloadProblem(error, storage.title);
    const isPassing = next.code === 'release-storage-silent' && now - failedSince < silenceMs;
    if (isPassing || problem?.code === next.code) return;
    problem = next;
    log(next.code, { reason: reasonOf(error) });
  }

  async function run(): Promise<void> {
    if (shown) await taker.remember(shown.dir).catch(() => undefined);
    while (!stop.signal.aborted) {
      try {
        await look();
        failedSince = null;
        problem = null;
      } catch (error) {
        failed(error);
      }
      await sleep(storage.pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
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
