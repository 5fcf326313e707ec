import type { OPENED_EVENT } from './dialog-names.ts';

// A shared constant would add an import to the boot script; the type keeps both equal.
const OPENED: typeof OPENED_EVENT = 'dialog-opened';

/** Opens and closes the dialogs of the document before hydration and after it. */
export function openDialogs(): void {
  addEventListener('click', handleClick, true);
}

/** Runs before React, whose links skip prevented events. */
function handleClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const pressed = (target as Element).closest<HTMLElement>('[data-opens], [popovertargetaction=hide]');
  const aim = pressed?.dataset.opens && document.getElementById(pressed.dataset.opens);
  if (!pressed || aim === null) return;
  event.preventDefault();
  const around = pressed.closest('dialog');
  around?.close();
  // Before this script the browser has opened the menu as a popover.
  if (around?.popover) around.hidePopover();
  if (aim instanceof HTMLDialogElement) {
    aim.showModal();
    aim.dispatchEvent(new Event(OPENED));
  }
  // The search page has its own field instead of the dialog.
  else if (aim) aim.focus();
}
