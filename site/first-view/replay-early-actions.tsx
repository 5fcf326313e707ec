import { useEffect, useLayoutEffect } from 'react';
import { isInFrame, replayEarlyInput, replayInOrder, whenInputReplayed } from './early-input.ts';
import type { EarlyClicks } from './record-clicks.ts';

let replayed = Promise.resolve();

type Props = { readonly clicks: EarlyClicks };

/** Replays early input and clicks of the frame; must be rendered after the frame. */
export function ReplayFrameActions({ clicks }: Props) {
  useLayoutEffect(() => replayEarlyInput(document), []);
  useEffect(() => void whenInputReplayed().then(() => replayInOrder(clicks.take(isInFrame))), [clicks]);
  return null;
}

/** Replays early clicks of the sections; must be rendered after them. */
export function ReplayEarlyActions({ clicks }: Props) {
  useEffect(() => {
    replayed = whenInputReplayed().then(() => replayInOrder(clicks.take()));
  }, [clicks]);
  return null;
}

/** Sets `data-started`. Must be hydrated last. */
export function MarkStarted() {
  useEffect(() => {
    void Promise.all([replayed, whenInputReplayed()]).then(() => {
      document.documentElement.dataset.started = '';
    });
  }, []);
  return null;
}
