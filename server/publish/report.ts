import { formatIssue } from '../../model/load/format-issue.ts';
import type { ContentIssue } from '../../model/load/issue.ts';

export class ContentRefused extends Error {
  readonly issues: readonly ContentIssue[];
  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.name = 'ContentRefused';
    this.issues = issues;
  }
}

/** A rendered page breaks a rule, which means an error in the code. */
export class PageFault extends Error {}

/** Stops a `--strict` publish because of advice or held-back files; the old release stays. */
export class AdviceGiven extends Error {
  readonly waiting: readonly ContentIssue[];
  constructor(waiting: readonly ContentIssue[]) {
    super('There is something to advise on');
    this.name = 'AdviceGiven';
    this.waiting = waiting;
  }
}
