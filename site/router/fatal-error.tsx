import { useLocation, useRouteError } from 'react-router';
import { displayPath } from '../../model/format/display-path.ts';
import { ErrorScreen } from '../layouts/error-screen.tsx';
import { notFoundMessage, PageError } from '../lib/page-error.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Replaces the whole page: no header, no footer, no layout. */
export function FatalError() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  // The server never sees a hash, so the served sentence has none.
  const hydrated = useHydrated();
  if (!(error instanceof PageError)) {
    return <ErrorScreen status={500} description={error instanceof Error ? error.message : String(error)} />;
  }
  const { status, title, notFound, message } = error;
  const description = notFound
    ? notFoundMessage(notFound, displayPath(pathname + search + (hydrated ? hash : '')))
    : message;
  return <ErrorScreen status={status} description={description} {...(title ? { title } : {})} />;
}
