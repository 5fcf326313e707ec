import type { Clock } from './clock.ts';
import type { ReloadMemory } from './reload-memory.ts';

export type ReloadGuard = {
  /** Whether a navigation may load this address as a document now. A yes is remembered: ask only to act on it. */
  mayLoad(path: string): boolean;
  /**
   * The same for the address that this document itself came from, when it cannot begin. Not time alone decides: a part
   * that takes more than ten seconds to fail would otherwise load its document for ever.
   */
  mayLoadAgain(path: string): boolean;
};

const REST_MS = 10_000;

/** Lets each path (with its query) be loaded at most once in ten seconds. One guard per document, made at its start. */
export function createReloadGuard({ clock, memory }: { clock: Clock; memory: ReloadMemory }): ReloadGuard {
  const { loads, isLoading: cameFromLoad } = memory.read();
  if (cameFromLoad) memory.write({ loads, isLoading: false });

  /** `null`: not now; otherwise whether the next document will know of it. */
  function order(address: string): { isRemembered: boolean } | null {
    const path = address.split('#')[0] ?? '';
    const now = clock.now();
    const resting = Object.entries(memory.read().loads).filter(([, at]) => Math.abs(now - at) < REST_MS);
    const restingLoads = Object.fromEntries(resting);
    if (path in restingLoads) return null;
    return { isRemembered: memory.write({ loads: { ...restingLoads, [path]: now }, isLoading: true }) };
  }

  return {
    mayLoad: (path) => order(path) !== null,
    mayLoadAgain: (path) => !cameFromLoad && order(path)?.isRemembered === true,
  };
}
