import { redirect, replace } from 'react-router';
import { loadFullStylesheet } from '../../first-view/full-stylesheet.ts';
import { ChunkError } from '../../page-contract/chunk-error.ts';
import { PageError } from '../../page-contract/page-error.ts';
import type { BuildRedirects } from '../runtime/build-redirects.ts';
import { loadDocument } from '../runtime/full-load.ts';
import type { Navigation } from '../runtime/navigation-policy.ts';
import { decideNavigation } from '../runtime/navigation-policy.ts';
import type { BuildRedirect } from '../runtime/redirect-target.ts';
import type { ReloadGuard } from '../runtime/reload-guard.ts';
import type { ToastOptions } from '../runtime/toast-types.ts';
import { createNavigationCancel } from './navigation-cancel.ts';
import type { BrowserRouter, PendingNavigation } from './pending-navigation.ts';
import { pathOf, pendingNavigation } from './pending-navigation.ts';
import type { Gate } from './route-objects.ts';

type Surroundings = {
  router(): BrowserRouter;
  readonly guard: ReloadGuard;
  readonly redirects: BuildRedirects;
  isOutdated(): boolean;
  notify(toast: ToastOptions): void;
};

export type NavigationGate = Gate & {
  watch(): void;
};

/** Checks each soft navigation: it proceeds, is redirected, is cancelled or becomes a document load. */
export function createNavigationGate({ router, guard, redirects, isOutdated, notify }: Surroundings): NavigationGate {
  const stay = createNavigationCancel(router);

  /** Whether the navigation may proceed; otherwise a document load or a toast has been triggered. */
  function isAdmitted(pending: PendingNavigation, failed: Navigation['failed']): boolean {
    const { target, kind } = pending;
    const retry = () => void router().navigate(pathOf(target), { replace: kind === 'replace' });
    const facts = { ...pending, failed, retry, isOutdated: isOutdated(), isOnline: navigator.onLine };
    const decision = decideNavigation(facts, guard);
    if (decision === 'proceed') return true;
    if ('load' in decision) loadDocument(window.location, decision.load, kind);
    else {
      stay.instead(pending);
      notify(decision.toast);
    }
    return false;
  }

  async function load(address: string, kind: Navigation['kind']): Promise<never> {
    loadDocument(window.location, address, kind);
    return never();
  }

  async function followRedirect({ kind }: PendingNavigation, moved: BuildRedirect | null, signal: AbortSignal) {
    if (!moved || signal.aborted) return;
    if (moved.isExternal) await load(moved.url.href, kind);
    throw kind === 'push' ? redirect(pathOf(moved.url)) : replace(pathOf(moved.url));
  }

  /** After a 404, reloads the redirects, since the page may have moved; otherwise loads the document. */
  async function retryWithFreshRedirects(pending: PendingNavigation, signal: AbortSignal) {
    const { target, kind } = pending;
    const moved = await redirects.findAfterReload(target);
    if (moved !== 'unknown') await followRedirect(pending, moved, signal);
    else if (!signal.aborted && navigator.onLine && guard.mayLoad(target.pathname + target.search)) {
      await load(target.href, kind);
    }
  }

  async function handleLoadFailure(failed: 'code' | 'data', pending: PendingNavigation | null) {
    const { pathname, search, href } = window.location;
    if (pending) {
      if (!stay.isReturn(pending) && !isAdmitted(pending, failed)) await never();
    } else if (failed === 'code' && guard.mayLoad(pathname + search)) await load(href, 'replace');
  }

  return {
    watch: stay.watch,
    async middleware({ request }, next) {
      const pending = pendingNavigation(router());
      if (!pending || stay.isReturn(pending)) return next();
      await followRedirect(pending, await redirects.find(pending.target), request.signal);
      if (!request.signal.aborted) {
        if (!isAdmitted(pending, null)) return never();
        await loadPageStyles(pending.target.pathname).catch(async () => {
          if (!request.signal.aborted) await handleLoadFailure('code', pending);
        });
      }
      return next();
    },
    async handleFailure(error, signal) {
      const pending = signal.aborted ? null : pendingNavigation(router());
      if (pending && error instanceof PageError && error.notFound) await retryWithFreshRedirects(pending, signal);
      else if (!signal.aborted && !isServerResponse(error))
        await handleLoadFailure(error instanceof ChunkError ? 'code' : 'data', pending);
      throw error;
    },
  };
}

/** Whether the error is a server response (even an error status) rather than a network or chunk failure. */
export function isServerResponse(error: unknown): boolean {
  return !(error instanceof ChunkError || error instanceof TypeError);
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** Loads the next page's styles: the full stylesheet or, when unavailable, its document's inlined styles. */
async function loadPageStyles(pathname: string): Promise<void> {
  if (!(await loadFullStylesheet()))
    await (await import('../../first-view/adopted-styles.ts')).adoptDocumentStyles(pathname);
}
