import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { withStyles } from '../../first-view/whole-stylesheet.ts';
import { useShell } from '../../shell/shell.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** Asks once, where there is something to ask about; the notice itself is fetched only then. */
export function CookieNoticeHost({ page }: { page: string }) {
  const { metrika } = useShell();
  const choice = useCookieChoice();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isAsking = metrika !== undefined && choice === null;

  useEffect(() => {
    if (!isAsking) return;
    // Without the notice nothing is allowed, and nothing is lost.
    withStyles(import('./cookie-notice.tsx')).then(
      ({ CookieNotice }) => setNotice(() => CookieNotice),
      () => {},
    );
  }, [isAsking]);

  return isAsking && Notice ? <Notice key={page} /> : null;
}
