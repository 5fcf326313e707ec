import { counted } from '../format/plural.ts';
import type { PortalName } from '../kinds/portal-names.ts';

export type FeedNotice = {
  readonly file: string;
  readonly path: readonly string[];
  readonly title: string;
  readonly why: string;
};

/**
 * State of the portal feeds after the last publish, with skipped entries and advice. Feed problems do not block
 * publishing.
 */
export type FeedReport = {
  readonly feeds: readonly {
    readonly portal: PortalName;
    /** Absolute URL of the feed, as given to the portal. */
    readonly url: string;
    readonly ads: number;
    readonly left: readonly FeedNotice[];
  }[];
  readonly advice: readonly FeedNotice[];
};

export const NO_FEEDS: FeedReport = { feeds: [], advice: [] };

export type FeedReason = { readonly words: string; readonly notices: readonly FeedNotice[] };

/** «3 не попали: нет координат» */
export function reasonsOmitted(left: readonly FeedNotice[]): FeedReason[] {
  return byWhy(left).map(([why, notices]) => {
    return { words: `${notices.length} не ${notices.length === 1 ? 'попало' : 'попали'}: ${why}`, notices };
  });
}

/** «5 объявлений: нет номера дома» */
export function reasonsToImprove(advice: readonly FeedNotice[]): FeedReason[] {
  return byWhy(advice).map(([why, notices]) => ({ words: `${adsCounted(notices.length)}: ${why}`, notices }));
}

export function adsCounted(count: number): string {
  return counted(count, ['объявление', 'объявления', 'объявлений']);
}

function byWhy(notices: readonly FeedNotice[]): [string, FeedNotice[]][] {
  const reasons = new Map<string, FeedNotice[]>();
  for (const notice of notices) {
    const same = reasons.get(notice.why);
    if (same) same.push(notice);
    else reasons.set(notice.why, [notice]);
  }
  return [...reasons];
}
