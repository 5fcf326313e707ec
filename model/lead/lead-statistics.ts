import type { LossReason } from './lead-stages.ts';

/** Time from lead to first contact, compared with the promise. */
export type TouchFigures = {
  readonly promisedMinutes: number | null;
  readonly inTime: number;
  /** Includes leads still without contact after their deadline. */
  readonly late: number;
  /** Leads without contact before their deadline. */
  readonly waiting: number;
  /** Only leads received in working hours without a requested call time; `null` when there are none. */
  readonly medianMinutes: number | null;
};

export type LeadShare = { readonly name: string; readonly total: number; readonly won: number };

export type LeadStatistics = {
  /** ISO days in the company's time zone, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Leads without spam, quarantine and duplicates. */
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
  /** Not included in `total`. */
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
