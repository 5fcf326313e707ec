import type { DIALOGS } from './dialog-names.ts';

const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

// A shared constant would add an import to the boot script; the type keeps both equal.
const SEARCH: typeof DIALOGS.search = 'site-search';

/** Clicks the search link when «/» is pressed. */
export function watchSearchKey(): void {
  addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLElement>(`[data-opens=${SEARCH}]`);
    if (!link || !isSearchKey(event)) return;
    event.preventDefault();
    link.click();
  });
}

function isSearchKey({ key, code, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  // The key types a full stop on the Russian layout.
  return (key === '/' || (code === 'Slash' && !shiftKey)) && !(target as Element).closest(TYPED_INTO);
}
