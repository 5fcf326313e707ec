import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { layOutWholePage } from '../../first-view/near-heights.ts';

/** Disables deferred layout after a soft navigation, so that the scroll target has its final position at once. */
export function WholeLayout() {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOutWholePage();
  }, [key]);
  return null;
}
