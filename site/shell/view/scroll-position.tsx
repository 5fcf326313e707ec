import { useLayoutEffect, useRef } from 'react';
import { layOutWholePage } from '../../first-view/lay-out-whole-page.ts';
import { usePageView } from './view-provider.tsx';

/** Scrolls a newly shown page to its restored position, to the target of the hash or to the top. */
export function ScrollPosition() {
  const view = usePageView();
  const served = useRef(view.place.key);
  const shownPath = useRef<string>(null);

  useLayoutEffect(() => {
    const { place, scroll } = view;
    // Only a jump within the page is animated, see `utilities.css`.
    const behavior = place.pathname === shownPath.current ? 'auto' : 'instant';
    shownPath.current = place.pathname;
    // The scroll target has its final position only when the whole page is laid out.
    if (place.key !== served.current) layOutWholePage();
    if (scroll === 'keep') return;
    const target = scroll === 'reset' && elementOf(place.hash);
    if (target) target.scrollIntoView({ behavior });
    else scrollTo({ top: scroll === 'reset' ? 0 : scroll, behavior });
  }, [view]);
  return null;
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
