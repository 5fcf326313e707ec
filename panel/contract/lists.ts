import type { KindName } from '../../model/kinds/kinds.ts';

/** An entry as the person saw it in the list. */
export type ChosenEntry = {
  readonly file: string;
  /** `changedAt` of the list; the server refuses entries that have changed since. */
  readonly changedAt: string;
};

/** Result of one action on many entries: each of them is either done or refused. */
export type BatchReport = {
  readonly done: readonly string[];
  readonly refused: readonly { readonly file: string; readonly message: string }[];
  /** ISO moment at which all files were in place; `null` if no file was written. */
  readonly savedAt: string | null;
};

export type Deleted = BatchReport & {
  /** Ids in the bin. */
  readonly binIds: readonly number[];
};

export type DeletedOne = Pick<Deleted, 'binIds'> & { readonly title: string };

/** Number of days for which a deleted entry can be restored. */
export const BIN_DAYS = 30;

export type BinItem = {
  readonly id: number;
  readonly file: string;
  readonly kind: KindName;
  readonly title: string;
  readonly who: string;
  readonly at: string;
  readonly daysLeft: number;
  /** Another entry has this address now. */
  readonly isTaken: boolean;
};

/** Days of visits shown in lists, including today. */
export const VISIT_DAYS = 28;

/** Visits of the pages of entries, by file; entries without visits are omitted. */
export type EntryVisits = {
  /** `null` if the visit counts cannot be read. */
  readonly views: Readonly<Record<string, number>> | null;
  /** `null` for people who do not work with leads. */
  readonly leads: Readonly<Record<string, number>> | null;
};

/** Visits of all pages, by their path on the site. */
export type PageVisits = EntryVisits;
