/** Largest delay that `setTimeout` supports, in milliseconds; longer delays fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Calls `onAlarm` when the wall clock reaches a moment that may be months ahead. */
export function scheduleAt(onAlarm: () => void) {
  let timer: NodeJS.Timeout | undefined;

  function wait(moment: number) {
    const left = moment - Date.now();
    timer = left <= 0 ? setTimeout(onAlarm, 0) : setTimeout(() => wait(moment), Math.min(left, MAX_TIMEOUT_MS));
    timer.unref();
  }

  return {
    set(isoMoment: string | null) {
      clearTimeout(timer);
      if (isoMoment !== null) wait(Date.parse(isoMoment));
    },
    clear: () => clearTimeout(timer),
  };
}
