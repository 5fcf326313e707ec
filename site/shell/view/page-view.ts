import type { PagePayload } from '../../page-contract/page.ts';
import type { PageId } from '../../routes.ts';
import type { Place } from '../navigation/place.ts';

/** The shown page: data or a failure, never both. */
export type PageView = {
  readonly place: Place;
  readonly content: PageContent | PageFailure;
  /** Scroll position in px, or none to restore: the top or the target of the hash. */
  readonly scroll: number | 'keep' | 'reset';
};

export type PageContent = { readonly page: PageId; readonly payload: PagePayload };
/** `isWhole`: the error replaces header and footer too. */
export type PageFailure = { readonly error: unknown; readonly isWhole: boolean };
