import type { HydrationState } from 'react-router';
import { UNSAFE_createBrowserHistory as createBrowserHistory, UNSAFE_createRouter as createRouter } from 'react-router';
import { matchRoute } from '../../match-route.ts';
import { routes } from '../../routes.ts';
import { base, fetchFromSite } from '../navigation/base.ts';
import type { Navigator } from '../navigation/go.ts';
import { getPageData } from '../navigation/page-data.ts';
import { loadBuildRedirects } from '../runtime/build-redirects.ts';
import { browserClock } from '../runtime/clock.ts';
import type { ReloadGuard } from '../runtime/reload-guard.ts';
import { clearFatalError } from '../view/fatal-slot.ts';
import { loadPage } from '../view/load-page.ts';
import { notify } from '../view/notify.ts';
import type { PageView } from '../view/page-view.ts';
import type { ShowView } from '../view/view-provider.tsx';
import { keepScrollPositions } from './keep-scroll-positions.ts';
import { createNavigationGate, isServerResponse } from './navigation-gate.ts';
import type { BrowserRouter } from './pending-navigation.ts';
import { preloadLinks } from './preload-links.ts';
import { rewindAddress } from './rewind-address.ts';
import { forceRevalidation, ROOT_ID, routeObjects } from './route-objects.ts';
import { showRouterState } from './show-router-state.ts';

const RETRY_MS = 300;

type Start = {
  readonly buildId: string;
  readonly guard: ReloadGuard;
  isOutdated(): boolean;
  /** The hydrated page, the state of its history entry, and how to show the next pages. */
  readonly shown: PageView;
  readonly entryState: unknown;
  readonly show: ShowView;
};

export function startRouter({ buildId, guard, isOutdated, shown, entryState, show }: Start): Navigator {
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
    isOutdated,
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
  const openAddress = rewindAddress(shown.place, entryState);
  // `createBrowserRouter` would add 8 KB of components that `site/shell/view` replaces.
  const router = createRouter({
    routes: objects,
    history: createBrowserHistory(),
    hydrationData: hydrationDataOf(shown),
    basename: base || '/',
  }).initialize();
  gate.watch();
  reloadOnInterruptedRestore(router);
  keepScrollPositions(router);
  clearErrorOnNavigation(router);
  showRouterState(router, shown, show);
  openAddress();
  preloadLinks();
  return {
    navigate: async (to, options) => router.navigate(to, options),
    revalidate: () => forceRevalidation(() => router.revalidate()),
  };
}

function hydrationDataOf({ place, content }: PageView): HydrationState {
  if ('error' in content) return { loaderData: {}, errors: { [ROOT_ID]: content.error } };
  const path = matchRoute(place.pathname)?.path;
  // React Router expects loader data for a route with middleware.
  return { loaderData: { [ROOT_ID]: null, ...(path === undefined ? {} : { [path]: content.payload }) } };
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

/** Must subscribe before the view, so that an error of the new page stays visible. */
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
