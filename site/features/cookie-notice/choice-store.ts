import type { CookieChoice } from '../../lib/cookie-choice.ts';
import { cookieOfChoice, readCookieChoice } from '../../lib/cookie-choice.ts';

const listeners = new Set<() => void>();
/** Holds the choice for the life of the document where cookies are blocked. */
let remembered = '';

/** The choice of this visitor, for everyone on the page who asks. */
export const choiceStore = {
  read(version: string): CookieChoice | null {
    return readCookieChoice(storedCookies(), version) ?? readCookieChoice(remembered, version);
  },
  choose(choice: CookieChoice, version: string): void {
    const cookie = cookieOfChoice(choice, version);
    remembered = cookie;
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and is not in every browser
      document.cookie = cookie;
    } catch {}
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function storedCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
