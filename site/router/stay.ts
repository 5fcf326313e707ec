import type { BrowserRouter, PendingNavigation } from './pending-navigation.ts';
import { pathOf } from './pending-navigation.ts';

const PATIENCE_MS = 300;

/**
 * Ends a navigation by staying where the visitor is. When history has moved, after Back, the address bar shows the
 * target already: history goes the same way in return. Otherwise a navigation to the current place supersedes it.
 */
export function createStay(router: () => BrowserRouter) {
  let shownIndex: number | undefined;
  let isReplacing = false;

  /** How far history is from the page that is shown; 0 also where entries have no number. */
  function distance(): number {
    const index = historyIndex();
    return index === undefined || shownIndex === undefined ? 0 : shownIndex - index;
  }

  /** A browser counts from where it is going, and forgets the order when that is elsewhere: it is told again. */
  function goBack(given = router().state.navigation): void {
    const way = distance();
    if (way === 0 || router().state.navigation !== given) return;
    void router().navigate(way);
    setTimeout(goBack, PATIENCE_MS, given);
  }

  return {
    /** Follows the place of the shown page in the tab's history. */
    watch(): void {
      shownIndex = historyIndex();
      router().subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        shownIndex = historyIndex();
        isReplacing = false;
      });
    },
    /** Whether a navigation is the one back to where the visitor is. */
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

/** Where the router keeps the number of an entry. */
function historyIndex(): number | undefined {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}
