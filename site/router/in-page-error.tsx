import { useRevalidator, useRouteError } from 'react-router';
import { PageErrorMessage } from '../layouts/page-error.tsx';
import { PageError } from '../lib/page-error.ts';

/** A fatal error goes up and replaces the page; any other stays inside the layout. */
export function InPageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (error instanceof PageError && (error.fatal || error.notFound)) throw error;
  return <PageErrorMessage onRetry={() => void revalidate()} />;
}
