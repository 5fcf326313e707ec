import type { ReloadGuard } from './reload-guard.ts';
import type { ToastOptions } from './toast-types.ts';

export type NavigationKind = 'push' | 'pop' | 'replace';

export type Navigation = {
  readonly target: URL;
  readonly current: URL;
  readonly kind: NavigationKind;
  readonly isOutdated: boolean;
  readonly isOnline: boolean;
  /** Part of the target page that failed to load, if known. */
  readonly failed: 'code' | 'data' | null;
  retry(): void;
};

export type Decision = 'proceed' | { readonly load: string } | { readonly stay: true; readonly toast: ToastOptions };

/**
 * Decides how a soft navigation continues. Calls `mayLoad`, which records the load, only when a load follows. Never
 * loads while offline, since the browser's error page would replace a working page.
 */
export function decideNavigation(navigation: Navigation, guard: Pick<ReloadGuard, 'mayLoad'>): Decision {
  const { target, current, isOutdated, isOnline, failed } = navigation;
  if (target.origin !== current.origin) return { load: target.href };
  if (!isOnline) return failed === null ? 'proceed' : { stay: true, toast: notOpened(OFFLINE, navigation) };
  const wantsLoad = failed === 'code' || (isOutdated && !isWithinPage(navigation));
  if (wantsLoad && guard.mayLoad(target.pathname + target.search)) return { load: target.href };
  return failed === 'code' ? { stay: true, toast: notOpened(UNREACHABLE, navigation) } : 'proceed';
}

/** Whether the target is an anchor of the current page or the page only updates its own query. */
function isWithinPage({ target, current, kind }: Navigation): boolean {
  if (target.pathname !== current.pathname) return false;
  if (target.search === current.search) return target.hash !== '' || current.hash !== '';
  return kind === 'replace';
}

const OFFLINE = 'Нет связи. Страница откроется, когда появится интернет.';
const UNREACHABLE = 'Страница не\u00a0открылась. Проверьте связь и\u00a0попробуйте ещё раз.';

function notOpened(text: string, { retry }: Navigation): ToastOptions {
  return { type: 'error', text, autoClose: true, action: { label: 'Повторить', run: retry } };
}
