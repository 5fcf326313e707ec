import type { LoaderFunctionArgs, MiddlewareFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import type { PagePayload, Params } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';
import type { RouteEntry } from '../routes.ts';
import { routes } from '../routes.ts';
import { FatalError } from './fatal-error.tsx';
import { InPageError } from './in-page-error.tsx';
import { Root } from './root.tsx';
import { RoutePage } from './route-page.tsx';

/** Gets a page's data: in the browser from the network, at publish time from content. */
export type LoadPayload = (entry: RouteEntry, request: Request, params: Params) => Promise<PagePayload>;

export const ROOT_ID = 'root';
export const UNMATCHED_ID = 'unmatched';

/** The route table as the router wants it. The middleware stands before every navigation. */
export function routeObjects(loadPayload: LoadPayload, middleware?: MiddlewareFunction): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: Root,
      ErrorBoundary: FatalError,
      ...(middleware ? { middleware: [middleware] } : {}),
      children: [
        ...routes.map((entry) => routeObject(entry, loadPayload)),
        { id: UNMATCHED_ID, path: '*', loader: unmatched, element: null },
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
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <RoutePage page={page} />,
    ErrorBoundary: InPageError,
  };
}

function unmatched({ request }: LoaderFunctionArgs): never {
  throw new PageError({
    status: 404,
    fatal: false,
    notFound: 'unmatched',
    message: `Page not found: ${new URL(request.url).pathname}`,
  });
}
