import type { CookieChoice } from './cookie-choice.ts';
import { readCookieChoice, storedCookies } from './cookie-choice.ts';

const listeners = new Set<() => void>();
/** Holds the choice for the life of the document where cookies are blocked. */
let remembered = '';

/** Where a tab that a counter runs in hears of a choice made in another. */
export const CHOICE_CHANNEL = 'cookie-choice';

/** The choice of this visitor, for everyone on the page who asks. */
export const choiceStore = {
  read(version: string): CookieChoice | null {
    return readCookieChoice(storedCookies(), version) ?? readCookieChoice(remembered, version);
  },
  remember(cookie: string): void {
    remembered = cookie;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
