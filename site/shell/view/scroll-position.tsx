import { useLayoutEffect, useRef } from 'react';
import { layOutWholePage } from '../../first-view/lay-out-whole-page.ts';
import { usePageView } from './view-provider.tsx';

/** Scrolls a newly shown page to its restored position, to the target of the hash or to the top. */
export function ScrollPosition() {
  const view = usePageView();
  const served = useRef(view.place.key);

  useLayoutEffect(() => {
    const { place, scroll } = view;
    // The scroll target has its final position only when the whole page is laid out.
    if (place.key !== served.current) layOutWholePage();
    if (scroll === 'keep') return;
    if (scroll !== 'reset') scrollTo(0, scroll);
    else {
      const target = elementOf(place.hash);
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    }
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
