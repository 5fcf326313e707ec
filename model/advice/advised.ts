import type { KindValues } from '../kinds/kinds.ts';
import type { ContentIssue } from '../load/issue.ts';

/** What would be better otherwise, in words for an editor: what and what to do. Nothing waits for it. */
export type Advice = ContentIssue;

/** What search engines read of a page. */
export type PageHead = { readonly path: string; readonly title: string; readonly description: string };

export type Advised = {
  /** As editors wrote it, also what is not shown today. */
  readonly written: KindValues;
  /** ISO day by the company's clock. */
  readonly today: string;
  /** Pages that search engines may list. */
  readonly pages: readonly PageHead[];
};
