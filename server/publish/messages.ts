import type { FeedReport } from '../../model/feeds/feed-report.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { HeldBack } from './hold-back.ts';
import type { PublishStep } from './progress.ts';

export type PublishRequest = {
  readonly type: 'publish';
  readonly number: number;
  /** Versions of files whose parsing exceeded the time limit; they are rejected unread. */
  readonly avoid: readonly FileState[];
};

export type FileState = { readonly file: string; readonly stamp: string };

export type PublishMessage =
  /** Sent before each file is parsed, and with `null` after the last one. */
  | { readonly type: 'reading'; readonly at: FileState | null }
  | { readonly type: 'progress'; readonly step: PublishStep; readonly done: number; readonly total: number }
  | {
      readonly type: 'published';
      readonly number: number;
      readonly releaseId: string;
      readonly releaseDir: string;
      readonly pages: number;
      readonly rendered: number;
      readonly changed: boolean;
      readonly milliseconds: number;
      /** ISO moment just before the folder is read; everything saved earlier is included. */
      readonly begunAt: string;
      /** ISO moment of the next publish required by a date in the content. */
      readonly changesAt: string | null;
      /** Issues for editors that do not block the publish. */
      readonly reminders: readonly ContentIssue[];
      readonly feeds: FeedReport;
      /** Issues of held-back files; empty when everything is published. */
      readonly issues: readonly ContentIssue[];
      readonly heldBack: readonly HeldBack[];
    }
  /** Sent some time after a publish, when the process is idle. */
  | { readonly type: 'advice'; readonly advice: readonly ContentIssue[] }
  | {
      readonly type: 'failed';
      readonly number: number;
      /** `content`: an editor can fix it; `system`: the operator can. */
      readonly fault: 'content' | 'system';
      readonly issues: readonly ContentIssue[];
      /** As in `published`; absent when the process ended without a report. */
      readonly begunAt?: string;
      /** Message in Russian for a `system` fault. */
      readonly message?: string;
      readonly details?: string;
    };
