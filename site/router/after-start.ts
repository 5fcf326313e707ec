import { hasWaiting } from '../features/lead-form/waiting/device-storage.ts';
import { watchSearch } from '../features/search/search-opener.ts';
import { attempt } from '../lib/attempt.ts';
import { fetchOurs } from '../lib/base.ts';
import { noteVisit } from '../lib/visit.ts';
import { watchBuilds } from '../runtime/build-watcher.ts';
import { browserClock } from '../runtime/clock.ts';
import { preloadToasts } from '../runtime/page-toasts.ts';
import { preloadLinks } from './preload-links.ts';

type Start = { readonly buildId: string; readonly startedAt: number; readonly go: (path: string) => void };

/**
 * What can wait until the page is at rest: pages and toasts loaded ahead, the watch for newer builds, and what leads
 * need between forms: where the visitor came from, and those that have not been sent yet.
 */
export function attend({ buildId, startedAt, go }: Start): { isOutdated(): boolean } {
  preloadLinks();
  preloadToasts();
  watchSearch(go);
  attempt(noteVisit);
  if (hasWaiting()) sendWaiting(go);
  return watchBuilds({
    ownId: buildId,
    clock: browserClock,
    startedAt,
    fetch: fetchOurs,
    onVisible: (listener) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      }),
  });
}

function sendWaiting(go: (path: string) => void): void {
  import('../features/lead-form/waiting/waiting-leads.ts').then(
    ({ waitingLeads }) => void waitingLeads(go),
    // The next start tries again.
    () => {},
  );
}
