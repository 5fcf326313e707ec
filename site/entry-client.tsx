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
import { ToastHost } from './features/toasts/toast-host.tsx';
import type { EarlyClicks } from './first-view/record-clicks.ts';
import { ReplayEarlyActions, ReplayFrameActions } from './first-view/replay-early-actions.tsx';
import { ChunkError } from './page-contract/chunk-error.ts';
import { type NotFoundKind, PageError } from './page-contract/page-error.ts';
import type { Shell } from './shell/facts/shell.ts';
import { loadLateFrame } from './shell/layouts/load-late-frame.ts';
import { base, setBase, stripBase } from './shell/navigation/base.ts';
import { expectBuild, fetchSameBuild, getPageData } from './shell/navigation/page-data.ts';
import type { Place } from './shell/navigation/place.ts';
import { browserClock } from './shell/runtime/clock.ts';
import { loadDocument } from './shell/runtime/full-load.ts';
import { createReloadGuard } from './shell/runtime/reload-guard.ts';
import { createReloadMemory } from './shell/runtime/reload-memory.ts';
import { AppFrame } from './shell/view/app-frame.tsx';
import type { BootData } from './shell/view/boot-data.ts';
import { readBootData, SHELL_URL } from './shell/view/boot-data.ts';
import { prepareRouter } from './shell/view/late-router.ts';
import { MarkStartedLate } from './shell/view/mark-started-late.ts';
import { registerPage } from './shell/view/page-registry.ts';
import type { PageView } from './shell/view/page-view.ts';
import { reportError } from './shell/view/report-error.ts';
import { scrollFocusIntoView } from './shell/view/scroll-focus-into-view.ts';
import { hasServedPage, keepServedPage } from './shell/view/served-page.tsx';
import { SiteView } from './shell/view/site-view.tsx';
import type { ShowView } from './shell/view/view-provider.tsx';

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
  const [shell, content] = await Promise.all([loadingShell, contentOfDocument(boot)]);
  const failure = 'error' in content && !boot.notFound ? content.error : null;
  if (failure) {
    reportError(failure);
    if (hasServedPage()) return;
    if (guard.mayLoadAgain(location.pathname + location.search)) {
      loadDocument(location, location.href, 'pop');
      return;
    }
  }
  if ('error' in content) await loadLateFrame();
  const shown: PageView = { place: currentPlace(), content, scroll: 'keep' };
  const onHydrated = prepareRouter({ buildId: boot.build, shell, guard, shown });
  scrollFocusIntoView();
  const app = <App shell={shell} shown={shown} clicks={clicks} onHydrated={onHydrated} />;
  if (failure) createRoot(root).render(app);
  // From here React queues clicks until their target is hydrated. A transition lets other tasks run between.
  else {
    startTransition(() => {
      hydrateRoot(root, app, {
        onCaughtError: () => {},
        onRecoverableError: (error) => console.error(error),
      });
    });
  }
}

function currentPlace(): Place {
  const { pathname, search, hash } = location;
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return { base, pathname: stripBase(pathname) || '/', search, hash, key };
}

/** Reads the page data from the document or, for a heavy page, from its data file. */
async function contentOfDocument({ page, payload, notFound }: BootData): Promise<PageView['content']> {
  if (notFound) return { error: missingPage(notFound), isWhole: true };
  try {
    const [data] = await Promise.all([
      payload ?? getPageData(location.pathname),
      registerPage(page, importPageOfDocument),
    ]);
    return { page, payload: data };
  } catch (error) {
    if (error instanceof ChunkError) return { error, isWhole: true };
    throw error;
  }
}

/** The document names the chunks of its page, dependencies first, so the table of all pages loads with the router. */
function importPageOfDocument(): Promise<unknown> {
  const { page = '' } = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  return import(/* @vite-ignore */ page.slice(page.lastIndexOf(' ') + 1));
}

function missingPage(notFound: NotFoundKind): PageError {
  return new PageError({ status: 404, fatal: notFound === 'slug', notFound, message: location.pathname });
}

type AppProps = { shell: Shell; shown: PageView; clicks: EarlyClicks; onHydrated: (show: ShowView) => void };

function App({ shell, shown, clicks, onHydrated }: AppProps) {
  return (
    <StrictMode>
      <AppFrame
        shell={shell}
        initial={shown}
        onReady={onHydrated}
        extras={
          <>
            <ToastHost />
            <ReplayFrameActions clicks={clicks} />
          </>
        }
        afterSections={<ReplayEarlyActions clicks={clicks} />}
        last={<MarkStartedLate />}
      >
        <SiteView />
      </AppFrame>
    </StrictMode>
  );
}
