import type { PagePayload } from '../../page-contract/page.ts';
import type { PageId } from '../../routes.ts';
import { base, stripBase } from '../navigation/base.ts';
import { isFatal } from '../view/fatal-slot.ts';
import type { PageView } from '../view/page-view.ts';
import { reportError } from '../view/report-error.ts';
import type { ShowView } from '../view/view-provider.tsx';
import { moveCardPicture } from './moving-picture.ts';
import type { BrowserRouter } from './pending-navigation.ts';

type RouterState = BrowserRouter['state'];

/** Shows each state of the router. @param shown view of the state at the call */
export function showRouterState(router: BrowserRouter, shown: PageView, show: ShowView): void {
  let previous = router.state;
  let page = shown;
  router.subscribe((state, { newErrors, viewTransitionOpts: moved }) => {
    for (const error of Object.values(newErrors ?? {})) reportError(error);
    if (!isSamePage(state, previous)) page = viewOf(state);
    previous = state;
    show(
      { page, target: state.navigation.location?.key ?? '' },
      moved && ((update) => moveCardPicture([moved.currentLocation.pathname, moved.nextLocation.pathname], update)),
    );
  });
}

function isSamePage(state: RouterState, other: RouterState): boolean {
  return state.location === other.location && state.loaderData === other.loaderData && state.errors === other.errors;
}

function viewOf(state: RouterState): PageView {
  const { pathname, search, hash, key } = state.location;
  return {
    place: { base, pathname: stripBase(pathname) || '/', search, hash, key },
    content: contentOf(state),
    scroll: scrollOf(state),
  };
}

function contentOf({ matches, loaderData, errors }: RouterState): PageView['content'] {
  const [failed] = Object.values(errors ?? {}).map((error: unknown) => ({ error, isWhole: isFatal(error) }));
  if (failed) return failed;
  const route = matches.at(-1)?.route;
  if (!route) throw new Error('The router matched no route');
  return { page: route.handle as PageId, payload: loaderData[route.id] as PagePayload };
}

function scrollOf({ restoreScrollPosition, preventScrollReset, location }: RouterState): PageView['scroll'] {
  if (restoreScrollPosition === false) return 'keep';
  return restoreScrollPosition ?? (preventScrollReset && location.hash === '' ? 'keep' : 'reset');
}
