import { countWhenVisible } from '../../features/analytics/count-opening.ts';
import { hasWaiting } from '../../features/lead-form/waiting/device-storage.ts';
import { measureHeights } from '../../first-view/near-heights.ts';
import { attempt } from '../../storage/attempt.ts';
import { recordVisit } from '../../visit/visit.ts';
import type { Shell } from '../facts/shell.ts';
import { base, fetchFromSite } from '../navigation/base.ts';
import { watchBuilds } from '../runtime/build-watcher.ts';
import { browserClock } from '../runtime/clock.ts';
import { preloadToasts } from '../runtime/page-toasts.ts';

type Start = {
  readonly buildId: string;
  readonly shell: Shell;
  readonly startedAt: number;
};

/** Starts idle-time tasks: build watching, visit attribution, unsent leads and, last, analytics. */
export function startBackgroundTasks({ buildId, shell, startedAt }: Start): { isOutdated(): boolean } {
  attempt(measureHeights);
  preloadToasts();
  attempt(recordVisit);
  if (hasWaiting()) sendWaiting();
  // A draft preview in the staff panel does not count as a visit.
  if (base === '') countWhenVisible(shell);
  return watchBuilds({
    ownId: buildId,
    clock: browserClock,
    startedAt,
    fetch: fetchFromSite,
    onVisible: (listener) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      }),
  });
}

function sendWaiting(): void {
  import('../../features/lead-form/waiting/waiting-leads.ts').then(
    ({ waitingLeads }) => void waitingLeads(),
    // The next page load retries.
    () => {},
  );
}
