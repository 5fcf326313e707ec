/** Buttons that need JavaScript; submit buttons and popover buttons work without it. */
const BUTTON = 'button[type=button]:not([popovertarget])';
/** Links that open a dialog once the application runs. */
const DIALOG_LINK = 'a:is([aria-haspopup=dialog], [data-open-callback])';

/** Maximum number of replayed clicks. */
const MAX_RECORDED_CLICKS = 50;

/** Time a link waits for its dialog; afterwards the link navigates normally. */
const LINK_TIMEOUT_MS = 5000;

export type EarlyClicks = {
  /** Returns functions that replay the recorded clicks on elements accepted by `isMeant`, and stops recording. */
  take(isMeant?: (pressed: HTMLElement) => boolean): readonly (() => void)[];
  /** Stops holding links and follows the last one; called when the application fails to start. */
  resumeLinks(): void;
};

export function recordClicks(): EarlyClicks {
  let pressed: HTMLElement[] = [];
  let isHolding = true;

  function remember(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>(DIALOG_LINK);
    const clickTarget = link ?? target?.closest<HTMLElement>(BUTTON);
    const isAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!clickTarget || (link && (!isHolding || isAnotherTab))) return;
    // Suppresses the original click, which an application hydrating now would handle in addition to the replay.
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!link) pressed = [...pressed, clickTarget].slice(0, MAX_RECORDED_CLICKS);
    else if (!pressed.includes(link)) {
      link.ariaBusy = 'true';
      pressed.push(link);
      setTimeout(resumeLinks, LINK_TIMEOUT_MS);
    }
  }

  function take(isMeant: (pressed: HTMLElement) => boolean = () => true) {
    removeEventListener('click', remember, true);
    const taken = pressed.filter(isMeant);
    pressed = pressed.filter((clickTarget) => !taken.includes(clickTarget));
    for (const clickTarget of taken) clickTarget.ariaBusy = null;
    return taken.map((clickTarget) => () => clickTarget.click());
  }

  function resumeLinks() {
    isHolding = false;
    const links = pressed.filter((clickTarget) => clickTarget instanceof HTMLAnchorElement);
    pressed = pressed.filter((clickTarget) => !(clickTarget instanceof HTMLAnchorElement));
    for (const link of links) link.ariaBusy = null;
    links.at(-1)?.click();
  }

  addEventListener('click', remember, true);
  return { take, resumeLinks };
}
