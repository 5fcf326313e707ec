import { withStyles } from '../../lib/whole-stylesheet.ts';
import { preloadData } from '../../navigation/page-data.ts';
import { SEARCH_PATH } from './search-entry.ts';

/**
 * Opens the search for every `[data-open-search]` link, which the key «/» presses too, see `early/search-key.ts`. Before
 * it runs, the links lead to its page; so they do where the search does not load, for a navigation that fails tells the
 * visitor what to do.
 */
export function watchSearch(go: (path: string) => void): void {
  let isOpening = false;
  const open = (event: MouseEvent) => {
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
}

function isAsked({ target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return false;
  return (target as Element).closest('[data-open-search]') !== null;
}
