import { formatIssue } from '../../model/load/format-issue.ts';
import type { ContentIssue } from '../../model/load/issue.ts';

/** Content that cannot be published; the old release stays. */
export class ContentRefused extends Error {
  readonly issues: readonly ContentIssue[];
  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.name = 'ContentRefused';
    this.issues = issues;
  }
}

/** A finished page breaks a rule that every page keeps; that is a fault in the code. */
export class PageFault extends Error {}

/** With `--strict`: the old release stays while editors are advised on anything or some files wait. */
export class AdviceGiven extends Error {
  readonly waiting: readonly ContentIssue[];
  constructor(waiting: readonly ContentIssue[]) {
    super('There is something to advise on');
    this.name = 'AdviceGiven';
    this.waiting = waiting;
  }
}
