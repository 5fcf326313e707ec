/** Buttons that only the application serves: what is a link, sends a form or opens a popover works without it. */
const BUTTON = 'button[type=button]:not([popovertarget])';

export type EarlyClicks = {
  /** The buttons that were pressed so far, in their order; from now on presses are the application's own. */
  take(): readonly HTMLElement[];
};

/** Presses that come before the application are kept for it. */
export function rememberClicks(): EarlyClicks {
  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
    if (button) pressed.push(button);
  };
  addEventListener('click', remember, true);
  return {
    take() {
      removeEventListener('click', remember, true);
      return pressed.splice(0);
    },
  };
}
