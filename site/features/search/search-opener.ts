import { withStyles } from '../../first-view/full-stylesheet.ts';
import { prefetchPageData } from '../../navigation/page-data.ts';
import { SEARCH_PATH } from './search-entry.ts';

/**
 * Opens the search dialog for `[data-open-search]` links, which the «/» key also clicks (`first-view/search-key.ts`).
 * If the dialog fails to load, the link opens the search page.
 */
export function watchSearch(go: (path: string) => void): void {
  let isOpening = false;
  const open = (event: MouseEvent) => {
    if (!isAsked(event)) return;
    event.preventDefault();
    if (isOpening) return;
    isOpening = true;
    prefetchPageData(SEARCH_PATH).catch(() => {});
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
