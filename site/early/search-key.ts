const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

/**
 * The key «/» presses the link to the search: kept for the application while it is on its way, and leading to the
 * search's own page where it does not come.
 */
export function heedSearchKey(): void {
  addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLElement>('[data-open-search]');
    if (!link || !isSearchKey(event)) return;
    event.preventDefault();
    link.click();
  });
}

function isSearchKey({ key, code, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  // With Russian letters the key of «/» types a full stop.
  return (key === '/' || (code === 'Slash' && !shiftKey)) && !(target as Element).closest(TYPED_INTO);
}
