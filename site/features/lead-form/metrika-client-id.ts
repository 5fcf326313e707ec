import type { CookieChoice } from '../../lib/cookie-choice.ts';

/** The number that Metrika gave the visitor; none without their consent to it. */
export function metrikaClientId(cookies: string, choice: CookieChoice | null): string | null {
  if (choice !== 'all') return null;
  return /(?:^|;\s*)_ym_uid=(\d{5,30})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
