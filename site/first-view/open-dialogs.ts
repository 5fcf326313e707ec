import type { OPENED_EVENT } from './dialog-names.ts';

// A shared constant would add an import to the boot script; the type keeps both equal.
const OPENED: typeof OPENED_EVENT = 'dialog-opened';

const OPENER = '[data-opens], [popovertargetaction=hide]';
/** Elements that answer a press without React. */
const INDEPENDENT = `${OPENER}, summary`;

/** At these events React hydrates the pressed part at once, which delays the answer by a long task. */
const PRESS = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

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
  event.preventDefault();
  const around = pressed.closest('dialog');
  around?.close();
  // The browser opens the menu as a popover until this script runs.
  if (around?.popover) around.hidePopover();
  if (aim instanceof HTMLDialogElement) {
    aim.showModal();
    aim.dispatchEvent(new Event(OPENED));
  }
  // On the search page the ID belongs to its own field.
  else if (aim) aim.focus();
}
