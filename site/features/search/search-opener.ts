import { withStyles } from '../../lib/whole-stylesheet.ts';
import { preloadData } from '../../navigation/page-data.ts';
import { SEARCH_PATH } from './search-entry.ts';

/**
 * Opens the search for every `[data-open-search]` link and for the key «/». Before it runs, the links lead to its page;
 * so they do where the search does not load, for a navigation that fails tells the visitor what to do.
 */
export function watchSearch(go: (path: string) => void): void {
  let isOpening = false;
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (!isAsked(event)) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    preloadData(SEARCH_PATH).catch(() => {});
    withStyles(import('./search-dialog.tsx'))
      .then(
        ({ openSearch }) => openSearch(),
        () => go(SEARCH_PATH),
      )
      .finally(() => {
        isOpening = false;
      });
  };
  document.addEventListener('click', open, true);
  document.addEventListener('keydown', open);
}

const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

function isAsked(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (!('key' in event)) return !event.shiftKey && target.closest('[data-open-search]') !== null;
  // With Russian letters the key of «/» types a full stop.
  return (event.key === '/' || (event.code === 'Slash' && !event.shiftKey)) && !target.closest(TYPED_INTO);
}
