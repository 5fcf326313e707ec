import type { FeedNotice } from '../../../model/feeds/feed-report.ts';
import type { Ad, Dated, Portal } from './portal.ts';
import type { XmlElement } from './xml.ts';

export type MadeFeed = { readonly offers: readonly XmlElement[]; readonly left: readonly FeedNotice[] };

export function makeFeed<Item extends Ad>(portal: Portal<Item>, ads: readonly Dated<Item>[]): MadeFeed {
  const offers: XmlElement[] = [];
  const left: FeedNotice[] = [];
  for (const ad of ads.filter(({ except = [] }) => !except.includes(portal.name))) {
    const lacks = portal.needs(ad).filter((need) => !need.isMet(ad));
    const { file, title } = ad;
    left.push(...lacks.map(({ why, field }) => ({ file, title, path: [...field], why })));
    if (lacks.length === 0) offers.push(portal.offer(ad));
  }
  return { offers, left };
}
