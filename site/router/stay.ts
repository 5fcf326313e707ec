import type { BrowserRouter, PendingNavigation } from './pending-navigation.ts';
import { pathOf } from './pending-navigation.ts';

/**
 * Ends a navigation by staying where the visitor is. After Back the address bar shows the target already: history goes
 * the same way in return. Any other navigation is superseded by one to the current place.
 */
export function createStay(router: () => BrowserRouter) {
  let shownIndex: number | undefined;
  let isUnderWay = false;

  return {
    /** Follows the place of the shown page in the tab's history. */
    watch(): void {
      shownIndex = historyIndex();
      router().subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        shownIndex = historyIndex();
        isUnderWay = false;
      });
    },
    /** Whether the navigation under way is the one back to where the visitor is. */
    isUnderWay: () => isUnderWay,
    instead({ current, kind }: PendingNavigation): void {
      isUnderWay = true;
      const index = historyIndex();
      if (kind === 'pop' && index !== undefined && shownIndex !== undefined && index !== shownIndex) {
        void router().navigate(shownIndex - index);
      } else {
        const { state } = router().state.location;
        void router().navigate(pathOf(current), { replace: true, preventScrollReset: true, state });
      }
    },
  };
}

/** Where the router keeps the number of an entry. */
function historyIndex(): number | undefined {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}
