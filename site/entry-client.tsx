import './ui/tokens.css';
import './ui/base.css';
import './ui/card-transition.css';
import './ui/narrow.css';
import './ui/print.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ToastHost } from './features/toasts/toast-host.tsx';
import { matchRoute } from './lib/match-route.ts';
import type { PagePayload } from './lib/page.ts';
import type { Shell } from './lib/shell.ts';
import { ShellProvider } from './lib/shell.ts';
import type { BootData } from './router/boot-data.ts';
import { readBootData, SHELL_URL } from './router/boot-data.ts';
import { failedState, hydrationStateOf } from './router/hydration.ts';
import { fetchJson, pageData } from './router/page-data.ts';
import { ChunkError, loadPage } from './router/page-registry.ts';
import type { BrowserRouter } from './router/pending-navigation.ts';
import { reportError } from './router/report-error.ts';
import { hasServedPage, keepServedPage } from './router/served-page.tsx';
import { startRouter } from './router/start-router.ts';
import { browserClock } from './runtime/clock.ts';
import { loadDocument } from './runtime/full-load.ts';
import { createReloadGuard } from './runtime/reload-guard.ts';
import { createReloadMemory } from './runtime/reload-memory.ts';

async function start() {
  const root = document.getElementById('root');
  const boot = readBootData();
  if (!root || !boot) throw new Error('The page carries no data to start from');
  keepServedPage(root);
  const guard = createReloadGuard({ clock: browserClock, memory: createReloadMemory(window) });
  const loadingShell = boot.shell ?? fetchJson<Shell>(SHELL_URL);
  const loadingPayload = payloadOfDocument(boot).catch((error: unknown) => asChunkError(error));
  const [shell, payload] = await Promise.all([loadingShell, loadingPayload]);

  if (payload instanceof ChunkError) {
    reportError(payload);
    if (hasServedPage()) return;
    if (guard.mayLoadAgain(location.pathname + location.search)) {
      loadDocument(location, location.href, 'pop');
      return;
    }
    const router = startRouter({ buildId: boot.build, hydrationData: failedState(payload), guard });
    createRoot(root).render(<App shell={shell} router={router} />);
    return;
  }
  const hydrationData = hydrationStateOf({ ...boot, payload }, location.pathname);
  const router = startRouter({ buildId: boot.build, hydrationData, guard });
  hydrateRoot(root, <App shell={shell} router={router} />, {
    onCaughtError: () => {},
    onRecoverableError: (error) => console.error(error),
  });
}

/** The data of the page that was served: in the document, or, for a heavy page, in the file that the document names. */
async function payloadOfDocument({ payload, notFound }: BootData): Promise<PagePayload | undefined> {
  const entry = notFound ? undefined : matchRoute(location.pathname)?.entry;
  if (!entry?.page) return undefined;
  const [data] = await Promise.all([payload ?? pageData(location.pathname), loadPage(entry.page)]);
  return data;
}

function asChunkError(error: unknown): ChunkError {
  if (error instanceof ChunkError) return error;
  throw error;
}

function App({ shell, router }: { shell: Shell; router: BrowserRouter }) {
  return (
    <StrictMode>
      <ShellProvider value={shell}>
        <RouterProvider router={router} onError={reportError} />
        <ToastHost />
        <StartedMark />
      </ShellProvider>
    </StrictMode>
  );
}

/** Tells styles and tests that the page now answers by itself. */
function StartedMark() {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return null;
}

start().catch((error: unknown) => console.error('The application did not start; the page works without it.', error));
