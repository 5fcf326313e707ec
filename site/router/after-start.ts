import { watchBuilds } from '../runtime/build-watcher.ts';
import { browserClock } from '../runtime/clock.ts';
import { preloadToasts } from '../runtime/page-toasts.ts';
import { preloadLinks } from './preload-links.ts';

/** What can wait until the page is at rest: pages and toasts loaded ahead, and the watch for newer builds. */
export function attend(buildId: string, startedAt: number): { isOutdated(): boolean } {
  preloadLinks();
  preloadToasts();
  return watchBuilds({
    ownId: buildId,
    clock: browserClock,
    startedAt,
    fetch: (url) => fetch(url),
    onVisible: (listener) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      }),
  });
}
