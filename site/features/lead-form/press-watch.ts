export type PressWatch = {
  readonly afterPress: (act: () => void) => void;
};

/** Tracks whether a pointer is down: a layout shift during a press would make the browser drop the click. */
export function watchPresses(signal: AbortSignal): PressWatch {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const begin = () => {
    isDown = true;
  };
  const end = () => {
    isDown = false;
    const acts = waiting;
    waiting = [];
    // The click event is dispatched in the same task.
    for (const act of acts) setTimeout(act);
  };
  addEventListener('pointerdown', begin, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { capture: true, signal });
  return {
    afterPress(act) {
      // On touch screens `pointerup` precedes the focus change, but the click is still pending.
      if (isDown) waiting.push(act);
      else setTimeout(act);
    },
  };
}
