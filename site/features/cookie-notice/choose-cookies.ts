import { attempt } from '../../lib/attempt.ts';
import { type CookieChoice, cookieOfChoice } from '../../lib/cookie-choice.ts';
import { keepFirstTouch } from '../../lib/first-touch.ts';
import { choiceStore } from './choice-store.ts';

/** Writes the visitor's choice down; what it allows is kept from now on, what it does not is taken away. */
export function chooseCookies(choice: CookieChoice, version: string): void {
  const cookie = cookieOfChoice(choice, version);
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and is not in every browser
    document.cookie = cookie;
  });
  keepFirstTouch(choice);
  choiceStore.remember(cookie);
}
