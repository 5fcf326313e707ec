import type { Clock } from './clock.ts';

export type Waker = {
  /** Ends the current wait, or the next one when no wait is in progress. */
  wake(): void;
  wait(ms: number): Promise<void>;
};

export function createWaker(clock: Clock): Waker {
  let isPending = false;
  let current: AbortController | null = null;
  return {
    wake() {
      isPending = true;
      current?.abort();
    },
    async wait(ms) {
      if (!isPending) {
        current = new AbortController();
        await clock.sleep(ms, current.signal);
        current = null;
      }
      isPending = false;
    },
  };
}
