import type { VisitFigures } from '../../model/counts/visit-figures.ts';
import type { LeadStatistics } from '../../model/lead/lead-statistics.ts';
import type { CompanyClock } from './leads.ts';

type Moment = string;

export type ChannelHealth = {
  readonly channel: string;
  readonly title: string;
  readonly waiting: number;
  readonly dead: number;
  /** Creation time of the oldest lead in the queue. */
  readonly oldest: Moment | null;
  readonly lastDelivered: Moment | null;
  /** The channel is stalled, has an active alarm or has dead deliveries. */
  readonly isFailing: boolean;
};

export type PublishingHealth = {
  readonly liveSince: Moment | null;
  readonly pinnedSince: Moment | null;
  readonly isRefused: boolean;
  readonly since: Moment | null;
  readonly problems: readonly { readonly file: string; readonly message: string }[];
};

export type WaitingDraft = {
  readonly file: string;
  readonly title: string;
  readonly author: string;
  readonly savedAt: Moment;
};

export type Overview = {
  readonly figures: LeadStatistics;
  /** `null` if the visit counts cannot be read. */
  readonly visits: VisitFigures | null;
  readonly channels: readonly ChannelHealth[];
  readonly publishing: PublishingHealth;
  readonly drafts: readonly WaitingDraft[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};
