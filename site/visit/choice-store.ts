import type { CookieChoice } from './cookie-choice.ts';
import { readCookieChoice, storedCookies } from './cookie-choice.ts';

const listeners = new Set<() => void>();
/** Holds the choice until the document closes when cookies are blocked. */
let remembered = '';

/** BroadcastChannel name; informs tabs where analytics runs of a choice made in another tab. */
export const CHOICE_CHANNEL = 'cookie-choice';

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
