import './ui/tokens.css';
import './ui/base.css';
import './ui/narrow.css';
import './ui/print.css';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { matchRoute } from './lib/match-route.ts';
import type { PagePayload } from './lib/page.ts';
import type { Shell } from './lib/shell.ts';
import { ShellProvider } from './lib/shell.ts';
import type { BootData } from './router/boot-data.ts';
import { readBootData, SHELL_URL } from './router/boot-data.ts';
import { fetchData, fetchJson, fetchPayload } from './router/fetch-payload.ts';
import { hydrationStateOf } from './router/hydration.ts';
import { loadPage } from './router/page-registry.ts';
import { routeObjects } from './router/route-objects.tsx';

async function start() {
  const root = document.getElementById('root');
  const boot = readBootData();
  if (!root || !boot) throw new Error('The page carries no data to start from');
  const [shell, payload] = await Promise.all([boot.shell ?? fetchJson<Shell>(SHELL_URL), payloadOfDocument(boot)]);
  const router = createBrowserRouter(routeObjects(fetchPayload), {
    hydrationData: hydrationStateOf({ ...boot, payload }, location.pathname),
  });
  hydrateRoot(
    root,
    <StrictMode>
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
        <StartedMark />
      </ShellProvider>
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
}

/** The data of the page that was served: in the document, or, for a heavy page, in the file that the document names. */
async function payloadOfDocument({ payload, notFound }: BootData): Promise<PagePayload | undefined> {
  const entry = notFound ? undefined : matchRoute(location.pathname)?.entry;
  if (!entry?.page) return undefined;
  const [data] = await Promise.all([payload ?? fetchData(location.pathname), loadPage(entry.page)]);
  return data;
}

/** Tells styles and tests that the page now answers by itself. */
function StartedMark() {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return null;
}

start().catch((error: unknown) => console.error('The application did not start; the page works without it.', error));
