import type { Clock } from './clock.ts';
import { createToastTimer, type ToastTimer } from './toast-timer.ts';
import type { ToastPhase } from './toast-types.ts';

export type ToastLife = Pick<ToastTimer, 'pause' | 'resume' | 'isPaused'> & {
  /** Stays visible this long from now, or from when it will have entered; null: until closed. */
  setLifetime(ms: number | null): void;
  /** Leaves by the `exit` phase. */
  close(): void;
};

export const ENTER_MS = 200;
/** It fades while it collapses. */
export const COLLAPSE_MS = 300;

/** Leads one toast from phase to phase: enter → visible → exit → removed. Its timer runs only while it is visible. */
export function createToastLife(clock: Clock, onPhase: (phase: ToastPhase | 'removed') => void): ToastLife {
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
    // Counted from when it is drawn: a busy page shows all of it, too.
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
