import type { Ref, RefObject } from 'react';

/** Fills the component's own ref and the one it was given. */
export function mergeRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}
