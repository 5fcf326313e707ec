import type { LoaderFunctionArgs, MiddlewareFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import type { PagePayload, Params } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';
import type { RouteEntry } from '../routes.ts';
import { routes } from '../routes.ts';
import { FatalError } from './fatal-error.tsx';
import { InPageError } from './in-page-error.tsx';
import { isToBeRead } from './reading.ts';
import { Root } from './root.tsx';
import { RoutePage } from './route-page.tsx';

/** Gets a page's data: in the browser from the network, at publish time from content. */
export type LoadPayload = (entry: RouteEntry, request: Request, params: Params) => Promise<PagePayload>;

export const ROOT_ID = 'root';
export const UNMATCHED_ID = 'unmatched';

/** The browser's own part in navigations. */
export type Gate = {
  /** Stands before every navigation. */
  readonly middleware: MiddlewareFunction;
  /** What a loader does with what went wrong: throws it, or never ends because the navigation has become another. */
  handleFailure(error: unknown, signal: AbortSignal): Promise<never>;
};

/** The route table as the router wants it. */
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
    shouldRevalidate: isToBeRead,
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
