import { attempt } from '../../storage/attempt.ts';
import { type CookieChoice, readCookieChoice, storedCookies } from '../../visit/cookie-choice.ts';
import { leadAttribution } from '../../visit/first-touch.ts';
import type { LeadValues } from './lead-values.ts';

/** What goes with the answers: when they were sent, and by what the visitor came. Whatever goes wrong, the lead goes without it. */
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

/** The number that Metrika gave the visitor, from its cookie or its copy; none without their consent to it. */
export function metrikaClientId(cookies: string, copy: string | null, choice: CookieChoice | null): string | null {
  if (choice !== 'all') return null;
  const [, id] = /(?:^|;\s*)_ym_uid=(\d{5,30})(?:;|$)/.exec(cookies) ?? /^"?(\d{5,30})"?$/.exec(copy ?? '') ?? [];
  return id ?? null;
}
