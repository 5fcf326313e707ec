import type { ReloadGuard } from './reload-guard.ts';
import type { ToastOptions } from './toast-types.ts';

export type NavigationKind = 'push' | 'pop' | 'replace';

export type Navigation = {
  readonly target: URL;
  readonly current: URL;
  readonly kind: NavigationKind;
  readonly isOutdated: boolean;
  readonly isOnline: boolean;
  /** What of the target did not load, as far as is known. */
  readonly failed: 'code' | 'data' | null;
  /** Begins the same navigation anew. */
  retry(): void;
};

export type Decision = 'proceed' | { readonly load: string } | { readonly stay: true; readonly toast: ToastOptions };

/**
 * What becomes of a soft navigation. Asks the guard only when a load is wanted: its yes must be acted on. Without a
 * network nothing is loaded, since the browser's own error page would take the place of a page that still works.
 */
export function decideNavigation(navigation: Navigation, guard: Pick<ReloadGuard, 'mayLoad'>): Decision {
  const { target, current, isOutdated, isOnline, failed } = navigation;
  if (target.origin !== current.origin) return { load: target.href };
  if (!isOnline) return failed === null ? 'proceed' : { stay: true, toast: notOpened(OFFLINE, navigation) };
  const wantsLoad = failed === 'code' || (isOutdated && !isWithinPage(navigation));
  if (wantsLoad && guard.mayLoad(target.pathname + target.search)) return { load: target.href };
  return failed === 'code' ? { stay: true, toast: notOpened(UNREACHABLE, navigation) } : 'proceed';
}

/** A jump to a hash; or a page that writes its filters into its own address, under the visitor's hands. */
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
