import { PageError } from '../page-contract/page-error.ts';
import { isFatal, showFatalError } from './fatal-slot.ts';
import { hasServedPage } from './served-page.tsx';

/** Every error that the router or a page ends in. A missing page is the visitor's address, not our fault: no log. */
export function reportError(error: unknown): void {
  if (hasServedPage()) console.error(`No error page for ${navigator.userAgent}:`, error);
  else if (!(error instanceof PageError && error.notFound)) console.error(error);
  if (isFatal(error)) showFatalError(error);
}
