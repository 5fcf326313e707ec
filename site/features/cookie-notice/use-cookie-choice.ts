import { useSyncExternalStore } from 'react';
import { choiceStore } from '../../lib/choice-store.ts';
import type { CookieChoice } from '../../lib/cookie-choice.ts';
import { useShell } from '../../shell/shell.ts';

/** `undefined` before hydration, when nobody knows. */
export function useCookieChoice(): CookieChoice | null | undefined {
  const { cookiesVersion } = useShell();
  return useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.read(cookiesVersion),
    () => undefined,
  );
}
