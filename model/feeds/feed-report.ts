import { counted } from '../format/plural.ts';
import type { PortalName } from '../kinds/portals.ts';

/** One thing about one flat, package or service. */
export type FeedNotice = {
  /** Content file and the way to the field in it. */
  readonly file: string;
  readonly path: readonly string[];
  readonly title: string;
  /** «нет координат» */
  readonly why: string;
};

/** What portals are told since the last publish, and what they cannot be told yet. It never stops a publish. */
export type FeedReport = {
  readonly feeds: readonly {
    readonly portal: PortalName;
    /** Whole, as the portal is told it. */
    readonly url: string;
    readonly ads: number;
    /** What is not in the feed. */
    readonly left: readonly FeedNotice[];
  }[];
  /** What would make ads better. */
  readonly advice: readonly FeedNotice[];
};

export const NO_FEEDS: FeedReport = { feeds: [], advice: [] };

/** Notices of one reason. */
export type FeedReason = { readonly words: string; readonly notices: readonly FeedNotice[] };

/** «3 не попали: нет координат» */
export function reasonsLeft(left: readonly FeedNotice[]): FeedReason[] {
  return byWhy(left).map(([why, notices]) => {
    return { words: `${notices.length} не ${notices.length === 1 ? 'попало' : 'попали'}: ${why}`, notices };
  });
}

/** «5 объявлений: нет номера дома» */
export function reasonsToMend(advice: readonly FeedNotice[]): FeedReason[] {
  return byWhy(advice).map(([why, notices]) => ({ words: `${adsCounted(notices.length)}: ${why}`, notices }));
}

export function adsCounted(count: number): string {
  return counted(count, ['объявление', 'объявления', 'объявлений']);
}

function byWhy(notices: readonly FeedNotice[]): [string, FeedNotice[]][] {
  const reasons = new Map<string, FeedNotice[]>();
  for (const notice of notices) reasons.set(notice.why, [...(reasons.get(notice.why) ?? []), notice]);
  return [...reasons];
}
