import { useEffect, useLayoutEffect } from 'react';
import { isInFrame, replayEarlyInput, replayInOrder, whenInputReplayed } from './early-input.ts';
import type { EarlyClicks } from './record-clicks.ts';

type Props = { readonly clicks: EarlyClicks };

/** Replays early input and clicks of the frame; must be rendered after the frame. */
export function ReplayFrameActions({ clicks }: Props) {
  useLayoutEffect(() => replayEarlyInput(document), []);
  useEffect(() => void whenInputReplayed().then(() => replayInOrder(clicks.take(isInFrame))), [clicks]);
  return null;
}

/** Replays early clicks of the sections, then sets `data-started`. Must be the last element of the page. */
export function ReplayEarlyActions({ clicks }: Props) {
  useEffect(() => {
    void whenInputReplayed()
      .then(() => replayInOrder(clicks.take()))
      .then(() => {
        document.documentElement.dataset.started = '';
      });
  }, [clicks]);
  return null;
}
