import { type ReactNode, type RefObject, Suspense, useLayoutEffect } from 'react';
import { tellInput } from './early-input.ts';

type PartProps = {
  /** The element around the part. */
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A part of a page that is taken over by itself: after the frame, in short tasks, at once when it is touched. */
export function Part({ place, children }: PartProps) {
  return (
    <Suspense>
      {children}
      <EarlyInput place={place} />
    </Suspense>
  );
}

function EarlyInput({ place }: Pick<PartProps, 'place'>) {
  useLayoutEffect(() => {
    if (document.documentElement.dataset.started === undefined && place.current) tellInput(place.current);
  }, [place]);
  return null;
}
