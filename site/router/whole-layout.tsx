import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { layOut } from '../first-view/near-heights.ts';

/** Only the page that was served is laid out by and by: where a navigation leads, the place to scroll to is found at once. */
export function WholeLayout() {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOut();
  }, [key]);
  return null;
}
