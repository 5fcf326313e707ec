import { attempt } from '../../storage/attempt.ts';
import { type CookieChoice, readCookieChoice, storedCookies } from '../../visit/cookie-choice.ts';
import { leadAttribution } from '../../visit/first-touch.ts';
import type { LeadValues } from './lead-values.ts';

/** Returns the submission time and traffic attribution. An error in the attribution never blocks the lead. */
export function leadTags(cookiesVersion: string): LeadValues {
  const attribution = attempt(
    () => {
      const cookies = storedCookies();
      const choice = readCookieChoice(cookies, cookiesVersion);
      const clientId = metrikaClientId(
        cookies,
        attempt(() => localStorage.getItem('_ym_uid')),
        choice,
      );
      return { ...leadAttribution(choice), ...(clientId ? { metrikaClientId: clientId } : {}) };
    },
    (error) => console.error(error),
  );
  return { sentAt: new Date().toISOString(), ...(attribution ? { attribution } : {}) };
}

/** Returns Metrika's client id from its cookie or `localStorage`, or `null` without consent. */
export function metrikaClientId(cookies: string, copy: string | null, choice: CookieChoice | null): string | null {
  if (choice !== 'all') return null;
  const [, id] = /(?:^|;\s*)_ym_uid=(\d{5,30})(?:;|$)/.exec(cookies) ?? /^"?(\d{5,30})"?$/.exec(copy ?? '') ?? [];
  return id ?? null;
}
