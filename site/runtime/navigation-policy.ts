import type { ReloadGuard } from './reload-guard.ts';
import type { ToastOptions } from './toast-types.ts';

export type NavigationKind = 'push' | 'pop' | 'replace';

export type Navigation = {
  readonly target: URL;
  readonly current: URL;
  readonly kind: NavigationKind;
  readonly isOutdated: boolean;
  /** A part of the target's code did not load. */
  readonly chunkFailed: boolean;
  /** Begins the same navigation anew. */
  retry(): void;
};

export type Decision = 'proceed' | { readonly load: string } | { readonly stay: true; readonly toast: ToastOptions };

/** What becomes of a soft navigation. Asks the guard only when a load is wanted: its yes must be acted on. */
export function decideNavigation(navigation: Navigation, guard: Pick<ReloadGuard, 'mayLoad'>): Decision {
  const { target, current, isOutdated, chunkFailed } = navigation;
  if (target.origin !== current.origin) return { load: target.href };
  const wantsLoad = chunkFailed || (isOutdated && !isWithinPage(navigation));
  if (wantsLoad && guard.mayLoad(target.pathname + target.search)) return { load: target.href };
  return chunkFailed ? { stay: true, toast: notOpened(navigation) } : 'proceed';
}

/** A jump to a hash; or a page that writes its filters into its own address, under the visitor's hands. */
function isWithinPage({ target, current, kind }: Navigation): boolean {
  if (target.pathname !== current.pathname) return false;
  if (target.search === current.search) return target.hash !== '' || current.hash !== '';
  return kind === 'replace';
}

function notOpened({ retry }: Navigation): ToastOptions {
  return {
    type: 'error',
    text: 'Страница не\u00a0открылась. Проверьте связь и\u00a0попробуйте ещё раз.',
    autoClose: true,
    action: { label: 'Повторить', run: retry },
  };
}
