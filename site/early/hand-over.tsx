import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { collectInput } from './collect-input.ts';

/**
 * The last thing on the page: once it is alive, tells it what the visitor did before, and then styles and tests that
 * the page answers by itself. Stands behind everything else, so that it looks before anything is drawn anew.
 */
export function HandOver({ clicks }: { clicks: readonly HTMLElement[] }) {
  const told = useRef(Promise.resolve());

  useLayoutEffect(() => {
    const input = collectInput(document);
    told.current = Promise.resolve().then(() => inTurn(input));
  }, []);

  useEffect(() => {
    void told.current
      .then(() => inTurn(clicks.map((button) => () => button.click())))
      .then(() => {
        document.documentElement.dataset.started = '';
      });
  }, [clicks]);

  return null;
}

/** One after the other, each drawn before the next: a choice may depend on the one before. */
async function inTurn(acts: readonly (() => void)[]): Promise<void> {
  for (const act of acts) {
    flushSync(act);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
