import { DIALOGS } from './dialogs.ts';

const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

/** Clicks the search link when «/» is pressed. */
export function watchSearchKey(): void {
  addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLElement>(`[data-opens=${DIALOGS.search}]`);
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
