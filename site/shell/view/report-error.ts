import { PageError } from '../../page-contract/page-error.ts';
import { isFatal, showFatalError } from './fatal-slot.ts';
import { hasServedPage } from './served-page.tsx';

/** Logs errors of the router and of pages. A 404 results from the visitor's URL and is not logged. */
export function reportError(error: unknown): void {
  if (hasServedPage()) console.error(`No error page for ${navigator.userAgent}:`, error);
  else if (!(error instanceof PageError && error.notFound)) console.error(error);
  if (isFatal(error)) showFatalError(error);
}
