import { type ReactNode, type RefObject, Suspense, useLayoutEffect } from 'react';
import { replayEarlyInput } from './early-input.ts';

type PartProps = {
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Suspense boundary that hydrates separately: after the frame, in short tasks, or at once on interaction. */
export function Part({ place, children }: PartProps) {
  return (
    <Suspense>
      {children}
      <EarlyInput place={place} />
    </Suspense>
  );
}

/** Replays what was typed into `place` before it hydrated; rendered after its fields. */
export function EarlyInput({ place }: Pick<PartProps, 'place'>) {
  useLayoutEffect(() => {
    if (document.documentElement.dataset.started === undefined && place.current) replayEarlyInput(place.current);
  }, [place]);
  return null;
}
