import { useEffect, useLayoutEffect } from 'react';
import { isInFrame, queueReplay, replayEarlyInput, whenReplayed } from './early-input.ts';
import type { EarlyClicks } from './record-clicks.ts';

type Props = { readonly clicks: EarlyClicks };

/** Replays early input and clicks of the frame; must be rendered after the frame. */
export function ReplayFrameActions({ clicks }: Props) {
  useLayoutEffect(() => replayEarlyInput(document), []);
  useEffect(() => queueReplay(() => clicks.take(isInFrame)), [clicks]);
  return null;
}

/** Replays early clicks of the sections; must be rendered after them. */
export function ReplayEarlyActions({ clicks }: Props) {
  useEffect(() => queueReplay(() => clicks.take()), [clicks]);
  return null;
}

/** Sets `data-started`. Must be hydrated last. */
export function MarkStarted() {
  useEffect(() => {
    void whenReplayed().then(() => {
      document.documentElement.dataset.started = '';
    });
  }, []);
  return null;
}
