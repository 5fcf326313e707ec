import type { Cancel, Clock } from './clock.ts';
import type { PauseReason } from './toast-types.ts';

export type ToastTimer = {
  /** Counts from the beginning; a pause goes on. */
  start(ms: number): void;
  stop(): void;
  pause(reason: PauseReason): void;
  /** Counts on when no other reason holds it. */
  resume(reason: PauseReason): void;
  isPaused(): boolean;
};

/** Counts down and keeps what is left while somebody reads, or nobody looks. */
export function createToastTimer(clock: Clock, onEnd: () => void): ToastTimer {
  const reasons = new Set<PauseReason>();
  let leftMs: number | null = null;
  let startedAt = 0;
  let cancel: Cancel | null = null;

  function run() {
    if (leftMs === null || cancel || reasons.size > 0) return;
    startedAt = clock.now();
    cancel = clock.after(leftMs, () => {
      stop();
      onEnd();
    });
  }

  function halt() {
    if (leftMs === null || !cancel) return;
    cancel();
    cancel = null;
    leftMs = Math.max(0, leftMs - Math.max(0, clock.now() - startedAt));
  }

  function stop() {
    cancel?.();
    cancel = null;
    leftMs = null;
  }

  return {
    stop,
    isPaused: () => reasons.size > 0,
    start(ms) {
      stop();
      leftMs = ms;
      run();
    },
    pause(reason) {
      reasons.add(reason);
      halt();
    },
    resume(reason) {
      reasons.delete(reason);
      run();
    },
  };
}
