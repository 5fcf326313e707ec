import type { FeedReport } from '../../model/feeds/feed-report.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { HeldBack } from './hold-back.ts';
import type { PublishStep } from './progress.ts';

/** From the server to the publishing process. */
export type PublishRequest = {
  readonly type: 'publish';
  readonly number: number;
  /** Files whose reading did not end, as they were then: they are refused unread. */
  readonly avoid: readonly FileState[];
};

/** A content file at a moment. */
export type FileState = { readonly file: string; readonly stamp: string };

/** From the publishing process to the server. */
export type PublishMessage =
  /** Said before each file is parsed, and with `null` after the last. */
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
      /** ISO moment right before the folder was read: what was saved earlier is in. */
      readonly begunAt: string;
      /** ISO moment of the next publish that the calendar asks for. */
      readonly changesAt: string | null;
      /** What editors should see to; it is published all the same. */
      readonly reminders: readonly ContentIssue[];
      /** What portals are told, and what they cannot be told yet. */
      readonly feeds: FeedReport;
      /** What is wrong with the files that wait; empty: everything is published. */
      readonly issues: readonly ContentIssue[];
      readonly heldBack: readonly HeldBack[];
    }
  /** Said some time after what was published, when nobody waits for anything: what editors should see to. */
  | { readonly type: 'advice'; readonly advice: readonly ContentIssue[] }
  | {
      readonly type: 'failed';
      readonly number: number;
      /** Who can mend it: an editor, or whoever runs the server. */
      readonly fault: 'content' | 'system';
      readonly issues: readonly ContentIssue[];
      /** As above; absent where nobody knows, because the process did not live to say it. */
      readonly begunAt?: string;
      /** A system's fault in Russian. */
      readonly message?: string;
      /** The same for a developer. */
      readonly details?: string;
    };
