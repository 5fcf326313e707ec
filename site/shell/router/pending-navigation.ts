import type { UNSAFE_createRouter } from 'react-router';
import type { NavigationKind } from '../runtime/navigation-policy.ts';

export type BrowserRouter = ReturnType<typeof UNSAFE_createRouter>;

export type PendingNavigation = { readonly target: URL; readonly current: URL; readonly kind: NavigationKind };

const KINDS = { PUSH: 'push', POP: 'pop', REPLACE: 'replace' } as const;

/** Returns the current navigation with its hash, which loaders do not get; null at start and revalidation. */
export function pendingNavigation({ state }: BrowserRouter): PendingNavigation | null {
  const { location, historyAction } = state.navigation;
  if (!location) return null;
  return { target: toUrl(location), current: toUrl(state.location), kind: KINDS[historyAction] };
}

export function pathOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

function toUrl(location: Pick<URL, 'pathname' | 'search' | 'hash'>): URL {
  return new URL(pathOf(location), window.location.origin);
}
