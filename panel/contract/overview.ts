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

export type StoryFigure = {
  readonly key: 'visits' | 'leads' | 'conversion' | 'calls' | 'meetings' | 'contracts' | 'lost';
  readonly value: string;
  readonly label: string;
  /** What the figure is a part of: «из 640 посещений». */
  readonly base: string;
  /** `few`: there is too little data for a comparison. */
  readonly verdict: 'usual' | 'more' | 'less' | 'few';
  /** «как обычно: +2 к среднему 13». */
  readonly comparison: string;
  /** «обычно 11–15 в неделю»; empty without a comparison. */
  readonly range: string;
  readonly details?: string;
};

/** The last seven whole days, compared with the eight weeks before; `happened` says it in words for the letter. */
export type WeekStory = { readonly happened: string; readonly figures: readonly StoryFigure[] };

export type OwnerNeed = { readonly words: string; readonly path: string };

export type OwnerStory = {
  /** «16–22 ноября». */
  readonly days: string;
  /** What waits for the owner now, the most urgent first. */
  readonly needs: readonly OwnerNeed[];
} & (
  | { readonly kind: 'week'; readonly week: WeekStory }
  /** Before the tenth lead: what happened, without a comparison, and a week of invented figures. */
  | { readonly kind: 'example'; readonly happened: string; readonly leads: number; readonly example: WeekStory }
);

export type Overview = {
  readonly story: OwnerStory;
  readonly figures: LeadStatistics;
  /** `null` if the visit counts cannot be read. */
  readonly visits: VisitFigures | null;
  readonly channels: readonly ChannelHealth[];
  readonly publishing: PublishingHealth;
  readonly drafts: readonly WaitingDraft[];
  readonly clock: CompanyClock;
  readonly now: Moment;
};
