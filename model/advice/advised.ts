import type { KindValues } from '../kinds/kinds.ts';
import type { ContentIssue } from '../load/issue.ts';

/** Recommendation for an editor, with what to change; it does not block publishing. */
export type Advice = ContentIssue;

export type PageHead = { readonly path: string; readonly title: string; readonly description: string };

export type Advised = {
  readonly written: KindValues;
  /** ISO day in the company's time zone. */
  readonly today: string;
  readonly pages: readonly PageHead[];
};
