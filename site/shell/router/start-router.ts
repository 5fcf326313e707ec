import type { HydrationState } from 'react-router';
import { createBrowserRouter } from 'react-router';
import { whenIdle } from '../../first-view/when-idle.ts';
import { routes } from '../../routes.ts';
import type { Shell } from '../facts/shell.ts';
import { base, fetchFromSite } from '../navigation/base.ts';
import { getPageData } from '../navigation/page-data.ts';
import { settleTransitions } from '../navigation/settled-transitions.ts';
import { loadBuildRedirects } from '../runtime/build-redirects.ts';
import { browserClock } from '../runtime/clock.ts';
import type { ReloadGuard } from '../runtime/reload-guard.ts';
import { clearFatalError } from './fatal-slot.ts';
import { createNavigationGate, isServerResponse } from './navigation-gate.ts';
import { notify } from './notify.ts';
import { loadPage } from './page-registry.ts';
import type { BrowserRouter } from './pending-navigation.ts';
import { routeObjects } from './route-objects.tsx';

const RETRY_MS = 300;

type Start = {
  readonly buildId: string;
  readonly shell: Shell;
  readonly hydrationData: HydrationState;
  readonly guard: ReloadGuard;
};

export function startRouter({ buildId, shell, hydrationData, guard }: Start): BrowserRouter {
  settleTransitions(document);
  const startedAt = browserClock.now();
  let isOutdated = () => false;
  const gate = createNavigationGate({
    router: () => router,
    guard,
    redirects: loadBuildRedirects({
      buildId,
      known: Object.fromEntries(routes.flatMap(({ path, redirect }) => (redirect ? [[path, redirect]] : []))),
      clock: browserClock,
      fetch: fetchFromSite,
      // Leaving the page cancels the request, which is not an error.
      log: (message, error) => console.warn(message, error),
    }),
    isOutdated: () => isOutdated(),
    notify,
  });

  const objects = routeObjects(async ({ page }, { url, signal }) => {
    const { pathname } = new URL(url);
    const load = async () => (await Promise.all([getPageData(pathname), page && loadPage(page)]))[0];
    try {
      return await load().catch((error: unknown) => retryOnce(load, error, signal));
    } catch (error) {
      return gate.handleFailure(error, signal);
    }
  }, gate);
  const router = createBrowserRouter(objects, { hydrationData, basename: base || '/' });
  gate.watch();
  reloadOnInterruptedRestore(router);
  clearErrorOnNavigation(router);
  const go = (path: string) => void router.navigate(path);
  scrollFocusIntoView();
  whenIdle(() => {
    import('./background-tasks.ts')
      .then(({ startBackgroundTasks }) => {
        isOutdated = startBackgroundTasks({ buildId, shell, startedAt, go }).isOutdated;
      })
      .catch(console.error);
  });
  return router;
}

/**
 * Retries once: the failure may come from an aborted prefetch, and when Back and Forward overlap, Chromium also aborts
 * the load of the current page.
 */
async function retryOnce<Page>(load: () => Promise<Page>, error: unknown, signal: AbortSignal): Promise<Page> {
  if (isServerResponse(error) || !navigator.onLine) throw error;
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  if (signal.aborted) throw error;
  return load();
}

/** Must subscribe before the router's own listener, so that an error of the new page stays visible. */
function clearErrorOnNavigation(router: BrowserRouter): void {
  let shown = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    clearFatalError();
  });
}

/** After a document load, a page restored from the back/forward cache still has a pending navigation. */
function reloadOnInterruptedRestore(router: BrowserRouter): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });
}

/**
 * Scrolls the focused element and its focus ring into view. Chromium skips a link visible by 32 px in a horizontal
 * strip, and scrolls to the link instead of its card.
 */
function scrollFocusIntoView(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':is(a, button):focus-visible')) return;
    const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
    target.closest('[data-card], [data-strip] > *')?.scrollIntoView(NEAREST);
    // The link must be visible even in a card taller than the viewport.
    target.scrollIntoView(NEAREST);
  });
}
