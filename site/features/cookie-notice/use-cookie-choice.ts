import { useSyncExternalStore } from 'react';
import type { CookieChoice } from '../../lib/cookie-choice.ts';
import { useShell } from '../../lib/shell.ts';
import { choiceStore } from './choice-store.ts';

/** `undefined` before hydration, when nobody knows. */
export function useCookieChoice(): CookieChoice | null | undefined {
  const { cookiesVersion } = useShell();
  return useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.read(cookiesVersion),
    () => undefined,
  );
}
