import { FolderWatchers } from './folder-watchers.ts';
import type { Scan } from './scan-folder.ts';
import { isSameContent, scanFolder } from './scan-folder.ts';

type Options = {
  /** `false` disables events and polls only, as on network shares without events. */
  readonly events?: boolean;
  readonly lookEveryMs?: number;
};

export type ContentWatch = { stop(): void };

/** Milliseconds without a change until a file counts as saved, because editors save in several steps. */
const SETTLE_MS = 120;
/** Maximum delay in milliseconds for files that change continuously. */
const MAX_SETTLE_MS = 3000;
const POLL_INTERVAL_MS = 2500;

/**
 * Calls `onChange` soon after a change in the folder. Events are fast; polling finds changes without events and
 * replaced folders. Resolves after the first scan.
 */
export async function watchContent(root: string, onChange: () => void, options: Options = {}): Promise<ContentWatch> {
  const { events = true, lookEveryMs = POLL_INTERVAL_MS } = options;
  let isStopped = false;
  let eventCount = 0;
  let wake = () => {};
  const watchers = new FolderWatchers(() => {
    eventCount += 1;
    wake();
  });

  async function look(): Promise<Scan> {
    const scan = await scanFolder(root);
    if (events && !isStopped) watchers.follow(scan.folders);
    return scan;
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms).unref();
    });

  /** Ends early on an event. */
  async function waitForEvent(ms: number): Promise<void> {
    const event = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([pause(ms), event]);
  }

  async function waitUntilSettled(first: Scan): Promise<Scan> {
    const giveUp = performance.now() + MAX_SETTLE_MS;
    for (let before = first; ; ) {
      const heardBefore = eventCount;
      await pause(SETTLE_MS);
      const scan = await look();
      const isAtRest = eventCount === heardBefore && isSameContent(before, scan);
      if (isAtRest || performance.now() > giveUp) return scan;
      before = scan;
    }
  }

  async function follow(start: Scan): Promise<void> {
    let known = start;
    let handledEvents = 0;
    while (!isStopped) {
      if (eventCount === handledEvents) await waitForEvent(lookEveryMs);
      const hasEvent = eventCount !== handledEvents;
      handledEvents = eventCount;
      const scan = await look();
      if (!hasEvent && isSameContent(known, scan)) continue;
      known = await waitUntilSettled(scan);
      handledEvents = eventCount;
      if (!isStopped) onChange();
    }
  }

  void follow(await look());
  return {
    stop() {
      isStopped = true;
      wake();
      watchers.follow(new Map());
    },
  };
}
