import { whenIdle } from '../../first-view/when-idle.ts';
import type { Shell } from '../facts/shell.ts';
import { loadLateFrame } from '../layouts/load-late-frame.ts';
import { base, stripBase } from '../navigation/base.ts';
import { go, type Navigator, setNavigator } from '../navigation/go.ts';
import { browserClock } from '../runtime/clock.ts';
import { loadDocument } from '../runtime/full-load.ts';
import { decideNavigation } from '../runtime/navigation-policy.ts';
import type { ReloadGuard } from '../runtime/reload-guard.ts';
import { notify } from './notify.ts';
import type { PageView } from './page-view.ts';
import type { ShowView } from './view-provider.tsx';

type Facts = {
  readonly buildId: string;
  readonly shell: Shell;
  readonly guard: ReloadGuard;
  readonly shown: PageView;
};

/**
 * Loads the router and the background tasks when the first view is idle, or the router at the first navigation.
 * @returns a function to call when the page is hydrated
 */
export function prepareRouter({ buildId, shell, guard, shown }: Facts): (show: ShowView) => void {
  const startedAt = browserClock.now();
  const entryState: unknown = history.state;
  let isOutdated = () => false;
  let onHydrated: (show: ShowView) => void = () => {};
  const hydrated = new Promise<ShowView>((resolve) => {
    onHydrated = resolve;
  });
  let router: Promise<Navigator> | undefined;

  async function load(): Promise<Navigator> {
    const [{ startRouter }, show] = await Promise.all([import('../router/start-router.ts'), hydrated, loadLateFrame()]);
    removeEventListener('popstate', loadForReturn);
    return startRouter({ buildId, guard, isOutdated: () => isOutdated(), shown, entryState, show });
  }

  function loadOnce(): Promise<Navigator> {
    router ??= load().catch((error: unknown) => {
      router = undefined;
      throw error;
    });
    return router;
  }

  async function openDocument(to: string): Promise<void> {
    const target = new URL(base + to, location.origin);
    const facts = { target, current: new URL(location.href), kind: 'push' as const, isOutdated: isOutdated() };
    const retry = () => void go(to);
    const decision = decideNavigation({ ...facts, failed: 'code', isOnline: navigator.onLine, retry }, guard);
    if (decision === 'proceed') return;
    if ('load' in decision) loadDocument(location, decision.load, 'push');
    else notify(decision.toast);
  }

  function openAddress(): Promise<void> {
    const { pathname, search, hash } = location;
    return openDocument(stripBase(pathname) + search + hash);
  }

  setNavigator(loadOnce, { navigate: openDocument, revalidate: openAddress });
  addEventListener('popstate', loadForReturn);
  void hydrated.then(() =>
    whenIdle(() => {
      loadOnce().catch(console.error);
      import('./background-tasks.ts')
        .then(({ startBackgroundTasks }) => {
          isOutdated = startBackgroundTasks({ buildId, shell, startedAt }).isOutdated;
        })
        .catch(console.error);
    }),
  );
  return (show) => onHydrated(show);

  /** Back and Forward before the router runs change only the address; the router then opens its page. */
  function loadForReturn(): void {
    loadOnce().catch(openAddress);
  }
}
