import type { Cancel, Clock } from './clock.ts';
import type { PauseReason } from './toast-types.ts';

export type ToastTimer = {
  /** Restarts the countdown; an active pause remains. */
  start(ms: number): void;
  stop(): void;
  pause(reason: PauseReason): void;
  /** Continues the countdown once no pause reason remains. */
  resume(reason: PauseReason): void;
  isPaused(): boolean;
};

/** Countdown that pauses while the toast is hovered or focused, or the tab is hidden. */
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
