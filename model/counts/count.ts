import type { Goal } from './goals.ts';

/**
 * Request body of `/api/counts`: a page view (`goal: null`) or a goal reached on the page. It contains no visitor
 * identifier.
 */
export type Count = {
  readonly page: string;
  readonly goal: Goal | null;
  /** Traffic source, at most 60 characters; only for the first page of a visit. */
  readonly from: string | null;
};
