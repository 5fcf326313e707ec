import { waitWords } from '../../../model/lead/lead-errors.ts';

/** Tells each second how long it is still to wait, in words, and `null` at the end. */
export function startPause(until: number, tell: (wait: string | null) => void, signal: AbortSignal): void {
  const timer = setInterval(tick, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  tick();

  function tick(): void {
    const seconds = Math.ceil((until - Date.now()) / 1000);
    if (seconds <= 0) clearInterval(timer);
    tell(seconds > 0 ? waitWords(seconds) : null);
  }
}
