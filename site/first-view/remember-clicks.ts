/** Served by the application alone: what sends a form or opens a popover works without it. */
const BUTTON = 'button[type=button]:not([popovertarget])';
/** Links that it turns into dialogs. */
const DIALOG_LINK = 'a:is([aria-haspopup=dialog], [data-open-callback])';

/** Bounds the number of replayed clicks. */
const MOST_KEPT = 50;

/** So long a link waits for its dialog; then it leads where it leads without scripts. */
const HOLD_MS = 5000;

export type EarlyClicks = {
  /** Presses again, when called, what was pressed so far, of what is meant; from now on presses are the application's own. */
  take(isMeant?: (pressed: HTMLElement) => boolean): readonly (() => void)[];
  /** Lets links lead where they lead: nobody comes to serve them. */
  letGo(): void;
};

/** Presses that come before the application are kept for it. */
export function rememberClicks(): EarlyClicks {
  let pressed: HTMLElement[] = [];
  let isHolding = true;

  function remember(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>(DIALOG_LINK);
    const one = link ?? target?.closest<HTMLElement>(BUTTON);
    const isAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!one || (link && (!isHolding || isAnotherTab))) return;
    // Heard once, when it is repeated: an application that is just taking the page over would act on both.
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!link) pressed = [...pressed, one].slice(0, MOST_KEPT);
    else if (!pressed.includes(link)) {
      link.ariaBusy = 'true';
      pressed.push(link);
      setTimeout(letGo, HOLD_MS);
    }
  }

  function take(isMeant: (pressed: HTMLElement) => boolean = () => true) {
    removeEventListener('click', remember, true);
    const taken = pressed.filter(isMeant);
    pressed = pressed.filter((one) => !taken.includes(one));
    for (const one of taken) one.ariaBusy = null;
    return taken.map((one) => () => one.click());
  }

  function letGo() {
    isHolding = false;
    const links = pressed.filter((one) => one instanceof HTMLAnchorElement);
    pressed = pressed.filter((one) => !(one instanceof HTMLAnchorElement));
    for (const link of links) link.ariaBusy = null;
    links.at(-1)?.click();
  }

  addEventListener('click', remember, true);
  return { take, letGo };
}
