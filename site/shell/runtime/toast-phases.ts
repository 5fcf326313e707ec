import type { Clock } from './clock.ts';
import { createToastTimer, type ToastTimer } from './toast-timer.ts';
import type { ToastPhase } from './toast-types.ts';

export type ToastPhases = Pick<ToastTimer, 'pause' | 'resume' | 'isPaused'> & {
  /** Sets the visible time from now, or from the end of the enter phase; null: until closed. */
  setLifetime(ms: number | null): void;
  close(): void;
};

export const ENTER_MS = 200;
export const COLLAPSE_MS = 300;

/** Controls the phases of one toast: enter → visible → exit → removed. The timer runs only while visible. */
export function createToastPhases(clock: Clock, onPhase: (phase: ToastPhase | 'removed') => void): ToastPhases {
  const timer = createToastTimer(clock, close);
  let phase: ToastPhase = 'enter';
  let lifetimeMs: number | null = null;
  let cancelStep = clock.after(ENTER_MS, () => {
    phase = 'visible';
    startTimer();
    onPhase(phase);
  });

  function startTimer() {
    timer.stop();
    if (lifetimeMs !== null) timer.start(lifetimeMs);
  }

  function close() {
    if (phase === 'exit') return;
    timer.stop();
    cancelStep();
    phase = 'exit';
    // The collapse starts in the next task, so that a busy page still renders the whole animation.
    cancelStep = clock.after(0, () => {
      cancelStep = clock.after(COLLAPSE_MS, () => onPhase('removed'));
    });
    onPhase(phase);
  }

  return {
    close,
    pause: timer.pause,
    resume: timer.resume,
    isPaused: timer.isPaused,
    setLifetime(ms) {
      lifetimeMs = ms;
      if (phase === 'visible') startTimer();
    },
  };
}
