import type { OPENED_EVENT } from './dialog-names.ts';

// A shared constant would add an import to the boot script; the type keeps both equal.
const OPENED: typeof OPENED_EVENT = 'dialog-opened';

const OPENER = '[data-opens], [popovertargetaction=hide]';
const POPOVER_BUTTON = '[data-opens][popovertarget]';
/** Elements that answer a press without React. */
const INDEPENDENT = `${OPENER}, summary`;

/** At these events React hydrates the pressed part at once, which delays the answer by a long task. */
const PRESS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'gotpointercapture',
  'pointerup',
  'lostpointercapture',
  'touchend',
  'mouseover',
  'mousedown',
  'focusin',
  'mouseup',
  'click',
] as const;

/** Opens and closes the dialogs of the document, also before hydration. */
export function openDialogs(): void {
  addEventListener('click', handleClick, true);
  for (const type of PRESS) addEventListener(type, keepFromReact, { capture: true, passive: true });
}

function keepFromReact(event: Event): void {
  const isStarted = document.documentElement.dataset.started !== undefined;
  if (!isStarted && (event.target as Element).closest(INDEPENDENT)) event.stopPropagation();
}

/** Runs before React's click handlers; links of the router ignore prevented events. */
function handleClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const pressed = (target as Element).closest<HTMLElement>(OPENER);
  const aim = pressed?.dataset.opens && document.getElementById(pressed.dataset.opens);
  if (!pressed || aim === null) return;
  if (aim instanceof HTMLDialogElement && pressed.matches(POPOVER_BUTTON) && aim.popover) {
    becomeModal(aim);
    return;
  }
  event.preventDefault();
  const around = pressed.closest('dialog');
  around?.close();
  // The browser opens the menu as a popover until this script runs.
  if (around?.popover) around.hidePopover();
  if (aim instanceof HTMLDialogElement) show(aim);
  // On the search page the ID belongs to its own field.
  else if (aim) aim.focus();
  selectEarlierQuery();
}

/** A new search replaces the earlier one. */
function selectEarlierQuery(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type === 'search') activeElement.select();
}

/**
 * The browser shows the menu as a popover. It becomes modal once it has appeared: making all other elements inert takes
 * a slow phone as long as everything else on the way to the first frame.
 */
function becomeModal(menu: HTMLDialogElement): void {
  requestAnimationFrame(async () => {
    await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished));
    if (!menu.matches(':popover-open')) return;
    menu.hidePopover();
    menu.showModal();
  });
}

/**
 * Shows a dialog and makes it modal after the first frame: making all other elements inert takes a slow phone 30–50 ms.
 * `show` sets the focus within the click, because phones open the keyboard only then.
 */
function show(dialog: HTMLDialogElement): void {
  const before = document.activeElement;
  dialog.show();
  dialog.addEventListener('close', () => returnFocus(dialog, before), { once: true });
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      // Unlike `close`, this keeps the focus and sends no event.
      dialog.removeAttribute('open');
      dialog.showModal();
      // React renders at it.
      dialog.dispatchEvent(new Event(OPENED));
    }),
  );
}

/** `close` restores the focus that `showModal` found: a field of the dialog itself. */
function returnFocus(dialog: HTMLDialogElement, before: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || dialog.contains(activeElement)) (before as HTMLElement | null)?.focus();
}
