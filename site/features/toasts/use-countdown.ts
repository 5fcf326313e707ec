import { type RefObject, useEffect, useRef } from 'react';

/**
 * The bar runs out with the toast's time. Not an animation of the stylesheet: those begin anew when the bar is moved
 * into a dialog. Its value is set when it stops, which is when somebody can read it.
 */
export function useCountdown(bar: RefObject<HTMLElement | null>, lifetimeMs: number, isRunning: boolean): void {
  const countdown = useRef<Animation | null>(null);
  useEffect(() => {
    if (!bar.current) return;
    if (isRunning) {
      countdown.current ??= start(bar.current, lifetimeMs);
      countdown.current.play();
    } else if (countdown.current) {
      countdown.current.pause();
      bar.current.ariaValueNow = shareLeft(countdown.current).toFixed(2);
    }
  }, [bar, lifetimeMs, isRunning]);
}

function start(bar: HTMLElement, duration: number): Animation {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const end = isCalm ? 'scaleX(1)' : 'scaleX(0)';
  return bar.animate([{ transform: 'scaleX(1)' }, { transform: end }], { duration, fill: 'forwards' });
}

function shareLeft({ effect }: Animation): number {
  return 1 - (effect?.getComputedTiming().progress ?? 1);
}
