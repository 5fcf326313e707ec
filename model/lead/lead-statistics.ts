import type { LossReason } from './lead-stages.ts';

/** How soon people took leads up, beside what visitors were promised. */
export type TouchFigures = {
  readonly promisedMinutes: number | null;
  readonly inTime: number;
  /** Also those that nobody has taken up although their time is over. */
  readonly late: number;
  /** Not taken up, and still in time. */
  readonly waiting: number;
  /** Of those that came in working hours and asked for no other time; `null`: there are none. */
  readonly medianMinutes: number | null;
};

/** Leads of one day, source, page or kind, and how many of them became contracts. */
export type LeadShare = { readonly name: string; readonly total: number; readonly won: number };

/** What so many days brought. */
export type LeadStatistics = {
  /** ISO days by the company's clock, both included. */
  readonly from: string;
  readonly to: string;
  /** People who wrote: without spam, quarantine and second presses of the button. */
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
  /** Beside the total. */
  readonly spam: number;
  readonly held: number;
  readonly repeats: number;
  readonly days: readonly LeadShare[];
  readonly kinds: readonly LeadShare[];
  readonly sources: readonly LeadShare[];
  readonly pages: readonly LeadShare[];
  readonly reasons: readonly { readonly reason: LossReason; readonly total: number }[];
  readonly touch: TouchFigures;
};
