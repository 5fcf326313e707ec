import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { withStyles } from '../../first-view/full-stylesheet.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** Shows the notice when a counter is configured and no choice is stored; only then is its code fetched. */
export function CookieNoticeHost({ page }: { page: string }) {
  const { metrika } = useShell();
  const choice = useCookieChoice();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isAsking = metrika !== undefined && choice === null;

  useEffect(() => {
    if (!isAsking) return;
    // Ignore a failed load: without the notice no consent is given.
    withStyles(import('./cookie-notice.tsx')).then(
      ({ CookieNotice }) => setNotice(() => CookieNotice),
      () => {},
    );
  }, [isAsking]);

  return isAsking && Notice ? <Notice key={page} /> : null;
}
