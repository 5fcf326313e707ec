import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { PageErrorMessage } from '../layouts/page-error.tsx';
import { isFatal } from './fatal-slot.ts';
import { askAnew } from './reading.ts';

/** A fatal error goes up and replaces the page; any other stays inside the layout. */
export function InPageError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isFatal(error)) throw error;
  return <PageErrorMessage onRetry={() => void askAnew(pathname, revalidate)} />;
}
