import { useEffect, useLayoutEffect } from 'react';
import { inTurn, isOfFrame, tellInput, whenTold } from './early-input.ts';
import type { EarlyClicks } from './remember-clicks.ts';

type Props = { readonly clicks: EarlyClicks };

/** Stands behind the frame of the page: tells it what the visitor did there before it was alive. */
export function HandOverFrame({ clicks }: Props) {
  useLayoutEffect(() => tellInput(document), []);
  useEffect(() => void whenTold().then(() => inTurn(clicks.take(isOfFrame))), [clicks]);
  return null;
}

/** The last thing on the page: repeats the presses in its parts; then styles and tests see that the page answers by itself. */
export function HandOver({ clicks }: Props) {
  useEffect(() => {
    void whenTold()
      .then(() => inTurn(clicks.take()))
      .then(() => {
        document.documentElement.dataset.started = '';
      });
  }, [clicks]);
  return null;
}
