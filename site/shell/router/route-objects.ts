import { type LoaderFunctionArgs, type MiddlewareFunction, type RouteObject, redirect } from 'react-router';
import type { PagePayload } from '../../page-contract/page.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { type RouteEntry, routes } from '../../routes.ts';

export type LoadPayload = (entry: RouteEntry, request: Request) => Promise<PagePayload>;

export const ROOT_ID = 'root';

export type Gate = {
  readonly middleware: MiddlewareFunction;
  /** Handles a loader error: rethrows the error, or never settles when another navigation has replaced this one. */
  handleFailure(error: unknown, signal: AbortSignal): Promise<never>;
};

/** Routes that load data; `site/shell/view` renders them. */
export function routeObjects(loadPayload: LoadPayload, gate: Gate): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      middleware: [gate.middleware],
      children: [
        ...routes.map((entry) => routeObject(entry, loadPayload)),
        { path: '*', loader: ({ request }) => unmatched(request, gate) },
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
    handle: page,
    loader: ({ request }: LoaderFunctionArgs) => loadPayload(entry, request),
    shouldRevalidate,
  };
}

function unmatched(request: Request, gate: Gate): Promise<never> {
  const { pathname } = new URL(request.url);
  const message = `Page not found: ${pathname}`;
  return gate.handleFailure(new PageError({ status: 404, notFound: 'unmatched', message }), request.signal);
}

let isForced = false;

/** Runs `revalidate` so that the data of the shown page is fetched again. */
export async function forceRevalidation(revalidate: () => Promise<void>): Promise<void> {
  isForced = true;
  await revalidate();
  isForced = false;
}

/** Only another path needs other data, since queries are handled in the page. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return isForced || currentUrl.pathname !== nextUrl.pathname;
}
