import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trouble } from '../ops/checks/running.ts';
import type { Log } from '../serve/log.ts';
import type { Publisher } from './hand-on.ts';
import { HandingOn } from './hand-on.ts';
import type { ReleaseStorage } from './storage.ts';
import { notHandedOn } from './trouble.ts';

const LOOK_MS = 1000;
const AFTER_FAILURE_MS = 5000;
/** Interval of repeated checks, because another server may have started to publish. */
const LOOK_AGAIN_MS = 60_000;

type Options = {
  readonly storage: ReleaseStorage;
  readonly dataDir: string;
  readonly shown: () => { readonly id: string; readonly dir: string } | null;
  readonly log: Log;
  readonly tell: (line: string) => void;
};

export type HandingOnLoop = { trouble(): Trouble | null; stop(): Promise<void> };

/** Uploads each release that this server shows, including rollbacks, until stopped. */
export function handReleasesOn({ storage, dataDir, shown, log, tell }: Options): HandingOnLoop {
  const stop = new AbortController();
  let trouble: Trouble | null = null;
  let handedOn: string | null = null;
  let lookedAt = 0;

  async function run(): Promise<void> {
    const handing = new HandingOn(storage, await publisherOf(dataDir));
    while (!stop.signal.aborted) {
      const release = shown();
      const isDue = release !== null && (release.id !== handedOn || performance.now() - lookedAt > LOOK_AGAIN_MS);
      const isWell = !isDue || (await tryToHandOn(handing, release));
      const pauseMs = isWell ? LOOK_MS : AFTER_FAILURE_MS;
      await sleep(pauseMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  async function tryToHandOn(handing: HandingOn, release: { readonly id: string; readonly dir: string }) {
    const begun = performance.now();
    try {
      const isNew = await handing.handOn(release);
      handedOn = release.id;
      lookedAt = performance.now();
      trouble = null;
      if (isNew) log('release-handed-on', { release: release.id, milliseconds: Math.round(lookedAt - begun) });
      return true;
    } catch (error) {
      const next = notHandedOn(error, storage.title);
      if (trouble?.code !== next.code) tell(next.words);
      trouble = next;
      return false;
    }
  }

  const running = run();
  return {
    trouble: () => trouble,
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
