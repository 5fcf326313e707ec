import type { Clock } from './clock.ts';
import type { ReloadMemory } from './reload-memory.ts';

export type ReloadGuard = {
  /** Whether the URL may be loaded as a document now. Records the load, so call only right before loading. */
  mayLoad(path: string): boolean;
  /** Same for this document's own URL after a failed start. False after a previous reload, to prevent a loop. */
  mayLoadAgain(path: string): boolean;
};

const RELOAD_COOLDOWN_MS = 10_000;

/** Allows one load per path and query in ten seconds. Create one guard per document at its start. */
export function createReloadGuard({ clock, memory }: { clock: Clock; memory: ReloadMemory }): ReloadGuard {
  const { loads, isLoading: cameFromLoad } = memory.read();
  if (cameFromLoad) memory.write({ loads, isLoading: false });

  /** Returns null when the load must wait; otherwise whether the record persists for the next document. */
  function recordLoad(address: string): { isRemembered: boolean } | null {
    const path = address.split('#')[0] ?? '';
    const now = clock.now();
    const resting = Object.entries(memory.read().loads).filter(([, at]) => Math.abs(now - at) < RELOAD_COOLDOWN_MS);
    const restingLoads = Object.fromEntries(resting);
    if (path in restingLoads) return null;
    return { isRemembered: memory.write({ loads: { ...restingLoads, [path]: now }, isLoading: true }) };
  }

  return {
    mayLoad: (path) => recordLoad(path) !== null,
    mayLoadAgain: (path) => !cameFromLoad && recordLoad(path)?.isRemembered === true,
  };
}
