import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteError,
} from 'react-router';
import type { PagePayload, Params } from '../../page-contract/page.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { type PageId, type RouteEntry, routes } from '../../routes.ts';
import { PageErrorMessage } from '../layouts/page-error.tsx';
import { SiteFrame } from '../layouts/site-frame.tsx';
import { FatalError, FatalErrorScreen } from './fatal-error.tsx';
import { isFatal, useFatalError } from './fatal-slot.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { getLoadedPage } from './page-registry.ts';
import { reloadPageData, shouldRevalidate } from './revalidation.ts';
import { WholeLayout } from './whole-layout.tsx';

export type LoadPayload = (entry: RouteEntry, request: Request, params: Params) => Promise<PagePayload>;

export const ROOT_ID = 'root';
export const UNMATCHED_ID = 'unmatched';

/** Browser-only hooks into navigation. */
export type Gate = {
  readonly middleware: MiddlewareFunction;
  /** Handles a loader error: rethrows the error, or never settles when another navigation has replaced this one. */
  handleFailure(error: unknown, signal: AbortSignal): Promise<never>;
};

export function routeObjects(loadPayload: LoadPayload, gate?: Gate): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: Root,
      ErrorBoundary: FatalError,
      ...(gate ? { middleware: [gate.middleware] } : {}),
      children: [
        ...routes.map((entry) => routeObject(entry, loadPayload)),
        { id: UNMATCHED_ID, path: '*', loader: ({ request }) => unmatched(request, gate), element: null },
      ],
    },
  ];
}

function routeObject(entry: RouteEntry, loadPayload: LoadPayload): RouteObject {
  const { path, redirect: target, page } = entry;
  if (target !== undefined) {
    return {
      id: path,
      path,
      caseSensitive: true,
      loader: ({ request }) => redirect(target + new URL(request.url).search),
    };
  }
  if (page === undefined) throw new Error(`Route ${path} has neither a page nor a redirect`);
  return {
    id: path,
    path,
    caseSensitive: true,
    handle: entry,
    loader: ({ request, params }: LoaderFunctionArgs) =>
      loadPayload(entry, request, { ...entry.params, ...(params as Params) }),
    shouldRevalidate,
    element: <RoutePage page={page} />,
    ErrorBoundary: InPageError,
  };
}

function unmatched(request: Request, gate: Gate | undefined): Promise<never> {
  const error = new PageError({
    status: 404,
    fatal: false,
    notFound: 'unmatched',
    message: `Page not found: ${new URL(request.url).pathname}`,
  });
  return gate ? gate.handleFailure(error, request.signal) : Promise.reject(error);
}

/** Renders a loaded page. Pages of one list share a key; any other path change remounts the page. */
function RoutePage({ page }: { page: PageId }) {
  const payload = useLoaderData<PagePayload>();
  const { pathname } = useLocation();
  const { Page } = getLoadedPage(page);
  return <Page key={pathname.replace(/\/page\/\d+$/, '')} payload={payload} />;
}

/** Rethrows fatal errors to the root boundary; other errors are shown inside the layout. */
function InPageError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isFatal(error)) throw error;
  return <PageErrorMessage onRetry={() => void reloadPageData(pathname, revalidate)} />;
}

function Root() {
  const payload = useMatches().at(-1)?.loaderData as PagePayload | undefined;
  const fatal = useFatalError();
  if (fatal) return <FatalErrorScreen error={fatal.error} />;
  return (
    <>
      <SiteFrame meta={payload?.meta ?? {}} crumbs={payload?.crumbs ?? []}>
        <Outlet />
      </SiteFrame>
      <PageAnnouncer head={payload?.head} />
      <WholeLayout />
      <ScrollRestoration />
    </>
  );
}
