import { useSyncExternalStore } from 'react';
import type { CookieChoice } from '../../lib/cookie-choice.ts';
import { useShell } from '../../lib/shell.ts';
import { choiceStore } from './choice-store.ts';

type CookieChoiceState = {
  /** `undefined` before hydration, when nobody knows. */
  readonly choice: CookieChoice | null | undefined;
  readonly choose: (choice: CookieChoice) => void;
};

export function useCookieChoice(): CookieChoiceState {
  const { cookiesVersion } = useShell();
  const choice = useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.read(cookiesVersion),
    () => undefined,
  );
  return { choice, choose: (next) => choiceStore.choose(next, cookiesVersion) };
}
