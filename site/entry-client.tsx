import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/card-transition.css';
import './first-view/near.css';
import './ui/utilities.css';
import './ui/narrow.css';
import './ui/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ToastHost } from './features/toasts/toast-host.tsx';
import type { EarlyClicks } from './first-view/record-clicks.ts';
import { ReplayEarlyActions, ReplayFrameActions } from './first-view/replay-early-actions.tsx';
import { ChunkError } from './page-contract/chunk-error.ts';
import type { PagePayload } from './page-contract/page.ts';
import type { Shell } from './shell/facts/shell.ts';
import { setBase } from './shell/navigation/base.ts';
import { expectBuild, fetchSameBuild, getPageData } from './shell/navigation/page-data.ts';
import { AppFrame } from './shell/router/app-frame.tsx';
import type { BootData } from './shell/router/boot-data.ts';
import { readBootData, SHELL_URL } from './shell/router/boot-data.ts';
import { failedState, hydrationStateOf } from './shell/router/hydration.ts';
import { matchRoute } from './shell/router/match-route.ts';
import { loadPage } from './shell/router/page-registry.ts';
import type { BrowserRouter } from './shell/router/pending-navigation.ts';
import { reportError } from './shell/router/report-error.ts';
import { hasServedPage, keepServedPage } from './shell/router/served-page.tsx';
import { startRouter } from './shell/router/start-router.ts';
import { browserClock } from './shell/runtime/clock.ts';
import { loadDocument } from './shell/runtime/full-load.ts';
import { createReloadGuard } from './shell/runtime/reload-guard.ts';
import { createReloadMemory } from './shell/runtime/reload-memory.ts';

/** Hydrates the served page. @throws when hydration is impossible; the page then keeps working without JavaScript */
export async function start(clicks: EarlyClicks): Promise<void> {
  const root = document.getElementById('root');
  const boot = readBootData();
  if (!root || !boot) throw new Error('The page carries no data to start from');
  setBase(boot.base);
  keepServedPage(root);
  expectBuild(boot.build);
  const guard = createReloadGuard({ clock: browserClock, memory: createReloadMemory(window) });
  const loadingShell = boot.shell ?? fetchSameBuild<Shell>(SHELL_URL);
  const loadingPayload = payloadOfDocument(boot).catch((error: unknown) => asChunkError(error));
  const [shell, payload] = await Promise.all([loadingShell, loadingPayload]);

  if (payload instanceof ChunkError) {
    reportError(payload);
    if (hasServedPage()) return;
    if (guard.mayLoadAgain(location.pathname + location.search)) {
      loadDocument(location, location.href, 'pop');
      return;
    }
    const router = startRouter({ buildId: boot.build, shell, hydrationData: failedState(payload), guard });
    createRoot(root).render(<App shell={shell} router={router} clicks={clicks} />);
    return;
  }
  const hydrationData = hydrationStateOf({ ...boot, payload }, location.pathname);
  const router = startRouter({ buildId: boot.build, shell, hydrationData, guard });
  // From here React queues clicks until their target is hydrated. A transition lets other tasks run between.
  startTransition(() => {
    hydrateRoot(root, <App shell={shell} router={router} clicks={clicks} />, {
      onCaughtError: () => {},
      onRecoverableError: (error) => console.error(error),
    });
  });
}

/** Reads the page data from the document or, for a heavy page, from the data file that the document names. */
async function payloadOfDocument({ payload, notFound }: BootData): Promise<PagePayload | undefined> {
  const entry = notFound ? undefined : matchRoute(location.pathname)?.entry;
  if (!entry?.page) return undefined;
  const [data] = await Promise.all([payload ?? getPageData(location.pathname), loadPage(entry.page)]);
  return data;
}

function asChunkError(error: unknown): ChunkError {
  if (error instanceof ChunkError) return error;
  throw error;
}

type AppProps = { shell: Shell; router: BrowserRouter; clicks: EarlyClicks };

function App({ shell, router, clicks }: AppProps) {
  return (
    <StrictMode>
      <AppFrame
        shell={shell}
        router={<RouterProvider router={router} onError={reportError} />}
        extras={
          <>
            <ToastHost />
            <ReplayFrameActions clicks={clicks} />
          </>
        }
        last={<ReplayEarlyActions clicks={clicks} />}
      />
    </StrictMode>
  );
}
