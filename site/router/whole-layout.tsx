import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { layOut } from '../first-view/near-heights.ts';

/** Disables deferred layout after a soft navigation, so that the scroll target has its final position at once. */
export function WholeLayout() {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOut();
  }, [key]);
  return null;
}
