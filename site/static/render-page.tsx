import { text as streamText } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { MAIN_TOKEN } from '../document.ts';
import type { PagePayload } from '../page-contract/page.ts';
import { PageError } from '../page-contract/page-error.ts';
import type { Shell } from '../shell/facts/shell.ts';
import { AppFrame } from '../shell/router/app-frame.tsx';
import { ROOT_ID, routeObjects } from '../shell/router/route-objects.tsx';
import { type MarkupFacts, markupFacts } from './markup-facts.ts';

export type RenderedPage = {
  readonly markup: string;
  readonly facts: MarkupFacts;
};

export async function renderPath(
  shell: Shell,
  path: string,
  outcome: PagePayload | PageError,
  base = '',
): Promise<RenderedPage> {
  const routes = routeObjects(async () => {
    if (outcome instanceof PageError) throw outcome;
    return outcome;
  });
  return renderRoutes(routes, { shell, path, base, error: outcome instanceof PageError ? outcome : null });
}

export function renderFrame(shell: Shell, base = ''): Promise<RenderedPage> {
  const [root] = routeObjects(() => Promise.reject(new Error('A frame has no page')));
  const routes = [{ ...root, children: [{ path: '*', element: MAIN_TOKEN }] }] as RouteObject[];
  return renderRoutes(routes, { shell, path: '/', base, error: null });
}

type Job = {
  readonly shell: Shell;
  readonly path: string;
  readonly base: string;
  readonly error: PageError | null;
};

async function renderRoutes(routes: RouteObject[], { shell, path, base, error }: Job): Promise<RenderedPage> {
  const handler = createStaticHandler(routes, { basename: base || '/' });
  const context = await handler.query(new Request(new URL(base + path, 'http://static.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects; a redirect has no page`);
  if (error) context.errors = { [ROOT_ID]: error };
  else if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <AppFrame shell={shell} router={<StaticRouterProvider router={router} context={context} hydrate={false} />} />,
    // Disables streaming of late Suspense content, which would need an inline script to be inserted.
    { onError: (failure) => void failures.push(failure), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await streamText(prelude);
  if (failures.length > 0) throw failures[0];
  return { markup, facts: markupFacts(markup) };
}
