import type { BrowserRouter, PendingNavigation } from './pending-navigation.ts';
import { pathOf } from './pending-navigation.ts';

const RETRY_DELAY_MS = 300;

/**
 * Cancels a navigation and keeps the current page. After Back the address bar already shows the target, so history
 * moves back; otherwise a `replace` to the current URL supersedes the navigation.
 */
export function createNavigationCancel(router: () => BrowserRouter) {
  let shownIndex: number | undefined;
  let isReplacing = false;

  /** Number of history entries to the shown page; 0 for unnumbered entries. */
  function distance(): number {
    const index = historyIndex();
    return index === undefined || shownIndex === undefined ? 0 : shownIndex - index;
  }

  /** Browsers may drop a history move while another one is pending, so the move is repeated until history is back. */
  function goBack(given = router().state.navigation): void {
    const delta = distance();
    if (delta === 0 || router().state.navigation !== given) return;
    void router().navigate(delta);
    setTimeout(goBack, RETRY_DELAY_MS, given);
  }

  return {
    watch(): void {
      shownIndex = historyIndex();
      router().subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        shownIndex = historyIndex();
        isReplacing = false;
      });
    },
    isReturn: ({ kind }: PendingNavigation): boolean =>
      kind === 'pop' ? historyIndex() !== undefined && distance() === 0 : kind === 'replace' && isReplacing,
    instead({ current }: PendingNavigation): void {
      if (distance() === 0) {
        isReplacing = true;
        const { state } = router().state.location;
        void router().navigate(pathOf(current), { replace: true, preventScrollReset: true, state });
      } else goBack();
    },
  };
}

/** Reads the history index that React Router stores in `history.state`. */
function historyIndex(): number | undefined {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}
