import type { MiddlewareFunction } from 'react-router';
import { redirect, replace } from 'react-router';
import type { BuildRedirects } from '../runtime/build-redirects.ts';
import { loadDocument } from '../runtime/full-load.ts';
import type { Navigation } from '../runtime/navigation-policy.ts';
import { decideNavigation } from '../runtime/navigation-policy.ts';
import type { ReloadGuard } from '../runtime/reload-guard.ts';
import type { ToastOptions } from '../runtime/toast-types.ts';
import { ChunkError } from './page-registry.ts';
import type { BrowserRouter, PendingNavigation } from './pending-navigation.ts';
import { pathOf, pendingNavigation } from './pending-navigation.ts';
import { createStay } from './stay.ts';

type Surroundings = {
  router(): BrowserRouter;
  readonly guard: ReloadGuard;
  readonly redirects: BuildRedirects;
  isOutdated(): boolean;
  notify(toast: ToastOptions): void;
};

/** The policy's hold on the router. */
export type NavigationGate = {
  /** Stands before every soft navigation. */
  readonly middleware: MiddlewareFunction;
  /** What a loader does with what went wrong: throws it, or never ends because the navigation has become another. */
  handleFailure(error: unknown, signal: AbortSignal): Promise<never>;
  /** To be called when the router has been made. */
  watch(): void;
};

/** Puts every soft navigation before the policy: on it goes, or to where its page has moved, or it becomes a load. */
export function createNavigationGate({ router, guard, redirects, isOutdated, notify }: Surroundings): NavigationGate {
  const stay = createStay(router);

  /** Whether the navigation goes on as it is. */
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

  async function goWhereItMoved({ target, kind }: PendingNavigation, signal: AbortSignal) {
    const moved = await redirects.find(target);
    if (!moved || signal.aborted) return;
    if (moved.isExternal) {
      loadDocument(window.location, moved.url.href, kind);
      await never();
    }
    throw kind === 'push' ? redirect(pathOf(moved.url)) : replace(pathOf(moved.url));
  }

  return {
    watch: stay.watch,
    async middleware({ request }, next) {
      const pending = pendingNavigation(router());
      if (!pending || stay.isReturn(pending)) return next();
      await goWhereItMoved(pending, request.signal);
      if (request.signal.aborted || isAdmitted(pending, null)) return next();
      return never();
    },
    async handleFailure(error, signal) {
      const pending = signal.aborted || isAnswer(error) ? null : pendingNavigation(router());
      if (pending && !isAdmitted(pending, error instanceof ChunkError ? 'code' : 'data')) await never();
      throw error;
    },
  };
}

/** A server that answered, be it with an error, is no failure of the way to it. */
export function isAnswer(error: unknown): boolean {
  return !(error instanceof ChunkError || error instanceof TypeError);
}

function never(): Promise<never> {
  return new Promise(() => {});
}
