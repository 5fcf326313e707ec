import { useEffect, useLayoutEffect } from 'react';
import { inTurn, isOfFrame, tellInput, whenTold } from './early-input.ts';
import type { EarlyClicks } from './remember-clicks.ts';

type Props = { readonly clicks: EarlyClicks };

/** Replays early input and clicks of the frame; must be rendered after the frame. */
export function HandOverFrame({ clicks }: Props) {
  useLayoutEffect(() => tellInput(document), []);
  useEffect(() => void whenTold().then(() => inTurn(clicks.take(isOfFrame))), [clicks]);
  return null;
}

/** Replays early clicks of the sections, then sets `data-started`. Must be the last element of the page. */
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
