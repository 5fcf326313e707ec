import { FolderWatchers } from './folder-watchers.ts';
import type { Scan } from './scan-folder.ts';
import { isSameContent, scanFolder } from './scan-folder.ts';

type Options = {
  /** Without events, as on a network share that sends none, changes are found by looking. */
  readonly events?: boolean;
  readonly lookEveryMs?: number;
};

export type ContentWatch = { stop(): void };

/** Editors save a file in several steps; this long without a change counts as saved. */
const SETTLE_MS = 120;
/** A file that never rests is told of all the same. */
const LONGEST_SETTLE_MS = 3000;
const LOOK_EVERY_MS = 2500;

/**
 * Calls `onChange` soon after anything in the folder changed. Events of each folder are the quick way; a slow look at all
 * files is the sure one: it finds what comes without an event, folders that are moved away and back, and the return of
 * the whole folder. Resolves when it knows what it compares with.
 */
export async function watchContent(root: string, onChange: () => void, options: Options = {}): Promise<ContentWatch> {
  const { events = true, lookEveryMs = LOOK_EVERY_MS } = options;
  let isStopped = false;
  let heard = 0;
  let wake = () => {};
  const watchers = new FolderWatchers(() => {
    heard += 1;
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

  /** Ends early at an event. */
  async function doze(ms: number): Promise<void> {
    const event = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([pause(ms), event]);
  }

  /** The folder once it has come to rest. */
  async function settled(first: Scan): Promise<Scan> {
    const giveUp = performance.now() + LONGEST_SETTLE_MS;
    for (let before = first; ; ) {
      const heardBefore = heard;
      await pause(SETTLE_MS);
      const scan = await look();
      const isAtRest = heard === heardBefore && isSameContent(before, scan);
      if (isAtRest || performance.now() > giveUp) return scan;
      before = scan;
    }
  }

  async function follow(start: Scan): Promise<void> {
    let known = start;
    let answered = 0;
    while (!isStopped) {
      if (heard === answered) await doze(lookEveryMs);
      const isTold = heard !== answered;
      answered = heard;
      const scan = await look();
      if (!isTold && isSameContent(known, scan)) continue;
      known = await settled(scan);
      answered = heard;
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
