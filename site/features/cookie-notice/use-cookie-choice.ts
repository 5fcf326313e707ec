import { useSyncExternalStore } from 'react';
import { useShell } from '../../lib/shell.ts';
import { choiceStore } from './choice-store.ts';
import type { CookieChoice } from './cookie-choice.ts';

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
