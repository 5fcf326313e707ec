import { attempt } from '../../lib/attempt.ts';
import { readCookieChoice } from '../../lib/cookie-choice.ts';
import { type Attribution, noteArrival } from './attribution.ts';

/** Where this visitor came from, first and last; to be asked once after every load of a document. */
export function noteVisit(): Attribution {
  const [opened] = performance.getEntriesByType('navigation');
  const arrival = {
    url: opened?.name || location.href,
    referrer: document.referrer,
    at: new Date(performance.timeOrigin),
  };
  return noteArrival(arrival, () => sessionStorage);
}

/** The number that Metrika gave the visitor; none without their consent to it. */
export function metrikaClientId(cookies: string, cookiesVersion: string): string | null {
  if (readCookieChoice(cookies, cookiesVersion) !== 'all') return null;
  return /(?:^|;\s*)_ym_uid=(\d{5,30})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** Reading them throws where they are blocked. */
export function storedCookies(): string {
  return attempt(() => document.cookie) ?? '';
}
