import type { Shell } from '../../shell/shell.ts';
import { arrivalSource, type Opening } from './arrival-source.ts';
import { countOwn } from './own-counts.ts';

/** Counts this document, and nothing until the visitor sees it: a tab in the background, a page loaded ahead of them. */
export function countWhenSeen(shell: Shell): void {
  if (document.visibilityState === 'visible') countOpening(shell);
  else document.addEventListener('visibilitychange', () => countOpening(shell), { once: true });
}

function countOpening(shell: Shell): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { name: url = location.href, type = '' } = opened ?? {};
  const opening: Opening = { url, referrer: document.referrer, type };
  countOwn(new URL(url).pathname, null, arrivalSource(opening));
  // What is done meanwhile is kept, see `first-view/keep-acts.ts`.
  const wake = () =>
    void import('./watch-visit.ts').then(
      ({ watchVisit }) => watchVisit(shell, opening),
      () => {},
    );
  // Metrika wants to know how long a page is read; for the rest, a visitor does one of these before anything else.
  if (shell.metrika || window.acts?.length) wake();
  else {
    for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'act'])
      addEventListener(sign, wake, { once: true, passive: true, capture: true });
  }
}
