import { attempt } from '../../storage/attempt.ts';
import { CHOICE_CHANNEL, choiceStore } from '../../visit/choice-store.ts';
import { type CookieChoice, cookieOfChoice } from '../../visit/cookie-choice.ts';
import { keepFirstTouch } from '../../visit/first-touch.ts';
import { clearMetrikaRecords } from '../../visit/metrika-records.ts';

/** Stores the visitor's choice, notifies other tabs and deletes the data that is no longer allowed. */
export function chooseCookies(choice: CookieChoice, version: string): void {
  const cookie = cookieOfChoice(choice, version);
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and is not in every browser
    document.cookie = cookie;
  });
  keepFirstTouch(choice);
  choiceStore.remember(cookie);
  attempt(() => {
    const tabs = new BroadcastChannel(CHOICE_CHANNEL);
    tabs.postMessage(choice);
    tabs.close();
  });
  // Runs last, after a running counter has stopped.
  if (choice === 'necessary') clearMetrikaRecords();
}
