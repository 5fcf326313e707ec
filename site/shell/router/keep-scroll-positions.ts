import { attempt } from '../../storage/attempt.ts';
import type { BrowserRouter } from './pending-navigation.ts';

const STORAGE_KEY = 'react-router-scroll-positions';

/** Keeps the scroll position of each history entry, also across documents of this tab. */
export function keepScrollPositions(router: BrowserRouter): void {
  const positions: Record<string, number> =
    attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {};
  router.enableScrollRestoration(positions, () => scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    if (router.state.navigation.state === 'idle') positions[router.state.location.key] = scrollY;
    attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions)));
    // A document restores its own position.
    history.scrollRestoration = 'auto';
  });
}
