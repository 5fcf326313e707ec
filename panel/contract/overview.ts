import type { VisitFigures } from '../../model/counts/visit-figures.ts';
import type { LeadStatistics } from '../../model/lead/lead-statistics.ts';
import type { CompanyClock } from './leads.ts';

/** An ISO moment. */
type Moment = string;

/** How one way of delivery fares. */
export type ChannelHealth = {
  readonly channel: string;
  readonly title: string;
  readonly waiting: number;
  readonly dead: number;
  /** Since when the lead waits that has waited longest. */
  readonly oldest: Moment | null;
  readonly lastDelivered: Moment | null;
  /** It stands, or people were told that it does not deliver. */
  readonly isInTrouble: boolean;
};

/** What stands between what was saved and what visitors see. */
export type PublishingHealth = {
  readonly liveSince: Moment | null;
  /** Since when an earlier release is kept on show. */
  readonly pinnedSince: Moment | null;
  readonly isRefused: boolean;
  /** Since when something is not published. */
  readonly since: Moment | null;
  readonly problems: readonly { readonly file: string; readonly message: string }[];
};

/** A draft that its writer has not published yet. */
export type WaitingDraft = {
  readonly file: string;
  readonly title: string;
  readonly author: string;
  readonly savedAt: Moment;
};

export type Overview = {
  readonly figures: LeadStatistics;
  /** `null`: the site's own counts are there and cannot be read. */
  readonly visits: VisitFigures | null;
  readonly channels: readonly ChannelHealth[];
  readonly publishing: PublishingHealth;
  readonly drafts: readonly WaitingDraft[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};
