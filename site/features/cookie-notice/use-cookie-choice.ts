import { useSyncExternalStore } from 'react';
import { useShell } from '../../shell/facts/shell.ts';
import { choiceStore } from '../../visit/choice-store.ts';
import type { CookieChoice } from '../../visit/cookie-choice.ts';

/** `undefined` before hydration, when cookies cannot be read yet. */
export function useCookieChoice(): CookieChoice | null | undefined {
  const { cookiesVersion } = useShell();
  return useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.read(cookiesVersion),
    () => undefined,
  );
}
