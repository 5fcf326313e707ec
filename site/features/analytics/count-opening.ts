import { afterFrame } from '../../first-view/after-frame.ts';
import type { Shell } from '../../shell/facts/shell.ts';
import { arrivalSource, type Opening } from './arrival-source.ts';
import { countOwn } from './own-counts.ts';

/** Counts the page view once the document is visible; background tabs and prerendered pages are not counted. */
export function countWhenVisible(shell: Shell): void {
  if (document.visibilityState === 'visible') countOpening(shell);
  else document.addEventListener('visibilitychange', () => countOpening(shell), { once: true });
}

function countOpening(shell: Shell): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { name: url = location.href, type = '' } = opened ?? {};
  const opening: Opening = { url, referrer: document.referrer, type };
  countOwn(new URL(url).pathname, null, arrivalSource(opening));
  // Events that occur before the module loads are buffered by `first-view/buffer-events.ts`.
  const wake = () =>
    void import('./watch-visit.ts').then(
      ({ watchVisit }) => watchVisit(shell, opening),
      () => {},
    );
  // Metrika measures reading time, so it starts at once; otherwise the module loads on the first interaction.
  if (shell.metrika || window.acts?.length) wake();
  else {
    for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'act'])
      addEventListener(sign, () => afterFrame(wake), { once: true, passive: true, capture: true });
  }
}
