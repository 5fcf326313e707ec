import { attempt } from '../storage/attempt.ts';

/** `all` lets analytics in; `necessary` keeps the site's own records only. */
export type CookieChoice = 'all' | 'necessary';

const NAME = 'cookie-choice';
const YEAR_S = 365 * 24 * 60 * 60;

/** Reading them throws where they are blocked. */
export function storedCookies(): string {
  return attempt(() => document.cookie) ?? '';
}

/** What was chosen under this version of the cookie document; a new version is a reason to ask again. */
export function readCookieChoice(cookies: string, version: string): CookieChoice | null {
  for (const cookie of cookies.split(/;\s*/)) {
    if (cookie === pairOf('all', version)) return 'all';
    if (cookie === pairOf('necessary', version)) return 'necessary';
  }
  return null;
}

/** The cookie to set: `cookie-choice=all.2026-09-01; …`. */
export function cookieOfChoice(choice: CookieChoice, version: string): string {
  return `${pairOf(choice, version)}; Max-Age=${YEAR_S}; SameSite=Lax; Path=/`;
}

function pairOf(choice: CookieChoice, version: string): string {
  return `${NAME}=${choice}.${encodeURIComponent(version)}`;
}
