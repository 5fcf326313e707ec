import { useEffect, useState } from 'react';
import { displayPath } from '../../../model/format/display-path.ts';
import { useHydrated } from '../../first-view/use-hydrated.ts';
import { notFoundMessage, PageError } from '../../page-contract/page-error.ts';
import { useShell } from '../facts/shell.ts';
import { usePlace } from '../navigation/place.ts';
import { ErrorScreen } from './error-screen.tsx';

export function FatalErrorScreen({ error }: { error: unknown }) {
  const { pathname, search, hash } = usePlace();
  const { brand } = useShell();
  // The server never receives the hash, so the hash is added after hydration.
  const hydrated = useHydrated();
  const [isServed] = useState(!hydrated);

  useEffect(() => {
    if (isServed) return;
    const heading = document.querySelector<HTMLElement>('[data-error-screen] h1');
    if (!heading) return;
    document.title = `${heading.textContent} — ${brand}`;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isServed, brand]);

  if (!(error instanceof PageError)) {
    return <ErrorScreen status={500} description={error instanceof Error ? error.message : String(error)} />;
  }
  const { status, title, notFound, message } = error;
  const description = notFound
    ? notFoundMessage(notFound, displayPath(pathname + search + (hydrated ? hash : '')))
    : message;
  return <ErrorScreen status={status} description={description} {...(title ? { title } : {})} />;
}
