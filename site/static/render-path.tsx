import { text as streamText } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PagePayload } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';
import type { Shell } from '../lib/shell.ts';
import { AppFrame } from '../router/app-frame.tsx';
import { ROOT_ID, routeObjects } from '../router/route-objects.tsx';

/** The markup inside `#root` of a page, or of the error that stands in its place. */
export async function renderPath(
  shell: Shell,
  path: string,
  outcome: PagePayload | PageError,
  base = '',
): Promise<string> {
  const handler = createStaticHandler(
    routeObjects(async () => {
      if (outcome instanceof PageError) throw outcome;
      return outcome;
    }),
    { basename: base || '/' },
  );
  const context = await handler.query(new Request(new URL(base + path, 'http://static.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects; a redirect has no page`);
  if (outcome instanceof PageError) context.errors = { [ROOT_ID]: outcome };
  else if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <AppFrame shell={shell} router={<StaticRouterProvider router={router} context={context} hydrate={false} />} />,
    // Parts stand where they belong: one that comes behind the page would need a script to be put in its place.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await streamText(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
