/** Buttons that need the application; submit buttons and popover buttons work without it. */
const BUTTON = 'button[type=button]:not([popovertarget])';

/** Maximum number of replayed clicks. */
const MAX_RECORDED_CLICKS = 50;

export type EarlyClicks = {
  /** Returns functions that replay the recorded clicks on elements accepted by `isMeant`, and stops recording. */
  take(isMeant?: (pressed: HTMLElement) => boolean): readonly (() => void)[];
};

export function recordClicks(): EarlyClicks {
  let pressed: HTMLElement[] = [];

  function remember(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
    if (!button) return;
    // Suppresses the original click, which an application hydrating now would handle in addition to the replay.
    event.stopImmediatePropagation();
    event.preventDefault();
    pressed = [...pressed, button].slice(0, MAX_RECORDED_CLICKS);
  }

  function take(isMeant: (pressed: HTMLElement) => boolean = () => true) {
    removeEventListener('click', remember, true);
    const taken = pressed.filter(isMeant);
    pressed = pressed.filter((button) => !taken.includes(button));
    return taken.map((button) => () => button.click());
  }

  addEventListener('click', remember, true);
  return { take };
}
