import { attempt } from '../storage/attempt.ts';

/** `all` permits analytics; `necessary` permits only the site's own storage. */
export type CookieChoice = 'all' | 'necessary';

const NAME = 'cookie-choice';
const YEAR_S = 365 * 24 * 60 * 60;

/** Reading `document.cookie` throws when cookies are blocked. */
export function storedCookies(): string {
  return attempt(() => document.cookie) ?? '';
}

/** Returns the choice made under this version of the cookie document; a new version requires a new choice. */
export function readCookieChoice(cookies: string, version: string): CookieChoice | null {
  for (const cookie of cookies.split(/;\s*/)) {
    if (cookie === pairOf('all', version)) return 'all';
    if (cookie === pairOf('necessary', version)) return 'necessary';
  }
  return null;
}

export function cookieOfChoice(choice: CookieChoice, version: string): string {
  return `${pairOf(choice, version)}; Max-Age=${YEAR_S}; SameSite=Lax; Path=/`;
}

function pairOf(choice: CookieChoice, version: string): string {
  return `${NAME}=${choice}.${encodeURIComponent(version)}`;
}
