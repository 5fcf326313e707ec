import type { LeadsParts } from '../leads/leads-parts.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { openLetterStore } from './letter-store.ts';
import { sendDueLetters } from './send-due-letters.ts';
import type { LetterParts } from './send-letter.ts';
import { weeklyLetterRoutes } from './weekly-letter-routes.ts';

const POLL_INTERVAL_MS = 60_000;

type Settings = {
  readonly db: PanelQueries;
  readonly parts: LetterParts;
  readonly leads: Pick<LeadsParts, 'dataDir' | 'now'>;
  readonly log: (error: unknown) => void;
};

/** The letter with the figures of «Обзор», on Monday morning. */
export function openWeeklyLetter({ db, parts, leads, log }: Settings) {
  const stop = new AbortController();
  const given = { parts, leads, store: openLetterStore(db), signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> = Promise.resolve();

  function poll() {
    polling = sendDueLetters(given)
      .catch(log)
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(poll, POLL_INTERVAL_MS);
      });
  }
  poll();

  return {
    routes: weeklyLetterRoutes(given),
    async stop() {
      stop.abort();
      clearTimeout(timer);
      await polling;
    },
  };
}
