export type PressWatch = {
  /** Runs the act once a press that is under way has become a click. */
  readonly afterPress: (act: () => void) => void;
};

/** Knows whether a button or a finger is down: a page that moves under it loses the click. */
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
    // The click comes with the same task.
    for (const act of acts) setTimeout(act);
  };
  addEventListener('pointerdown', begin, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { capture: true, signal });
  return {
    afterPress(act) {
      // A finger is up again before the focus moves, but the click is still to come.
      if (isDown) waiting.push(act);
      else setTimeout(act);
    },
  };
}
