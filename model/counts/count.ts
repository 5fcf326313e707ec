import type { Goal } from './goals.ts';

/** What a browser posts to `/api/counts`: a page that was seen (`goal: null`), or a goal reached on it. Nothing tells visitors apart. */
export type Count = {
  /** Path, at most 200 characters. */
  readonly page: string;
  readonly goal: Goal | null;
  /** By what the visitor came, at most 60 characters; with the first page of an arrival only. */
  readonly from: string | null;
};
