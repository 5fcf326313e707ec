/** Ids of the dialogs that stand in every document; `data-opens` of a link or button names the dialog it opens. */
export const DIALOGS = { menu: 'site-menu', callback: 'site-callback', search: 'site-search' } as const;

/** Dispatched on a dialog when it opens; `toggle` events of dialogs are newer than the browser floor. */
export const OPENED_EVENT = 'dialog-opened';

/** Opens and closes the dialogs of the document before hydration and after it. */
export function watchDialogs(): void {
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
  closeDialog(pressed.closest('dialog'));
  if (aim instanceof HTMLDialogElement) {
    aim.showModal();
    aim.dispatchEvent(new Event(OPENED_EVENT));
  }
  // The search page has its own field instead of the dialog.
  else if (aim) aim.focus();
}

/** Without the script a browser opens the menu as a popover. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  if (dialog?.popover) dialog.hidePopover();
}
