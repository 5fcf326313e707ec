/** Timers longer than this fire at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Calls `ring` once the wall clock has reached a moment that may be months away. */
export function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;

  function wait(moment: number) {
    const left = moment - Date.now();
    timer = left <= 0 ? setTimeout(ring, 0) : setTimeout(() => wait(moment), Math.min(left, LONGEST_TIMEOUT_MS));
    timer.unref();
  }

  return {
    /** Replaces the moment; `null` for none. */
    set(isoMoment: string | null) {
      clearTimeout(timer);
      if (isoMoment !== null) wait(Date.parse(isoMoment));
    },
    clear: () => clearTimeout(timer),
  };
}
