import type { Content } from '../../../model/content.ts';
import type { FeedDates } from './feed-dates.ts';
import { type Feeds, makeFeeds } from './feeds.ts';
import type { PhotoSite } from './portal-photos.ts';
import { avitoRules } from './portal-rules/avito.fixture.ts';
import { cianRules } from './portal-rules/cian.fixture.ts';
import { yandexRealtyRules } from './portal-rules/yandex-realty.fixture.ts';
import { yandexSearchRules } from './portal-rules/yandex-search.fixture.ts';
import { readXml, type XmlRecord, type XmlValue } from './read-xml.fixture.ts';

export const ORIGIN = 'https://pregolya.example';
export const NOW = new Date('2026-11-20T10:00:00Z');

export function feedsWith(site: PhotoSite) {
  return (content: Content, before: FeedDates = { ads: {}, feeds: {} }, now = NOW): Feeds =>
    makeFeeds({ content, origin: ORIGIN, site, before, now });
}

/** Path to the offers, id field and validation rules of each flat feed. */
export const FLAT_FEEDS = [
  {
    file: '/feeds/yandex-realty.xml',
    root: 'realty-feed',
    offer: 'offer',
    id: '@internal-id',
    rules: yandexRealtyRules,
  },
  {
    file: '/feeds/yandex-search.xml',
    root: 'realty-feed',
    offer: 'offer',
    id: '@internal-id',
    rules: yandexSearchRules,
  },
  { file: '/feeds/cian.xml', root: 'Feed', offer: 'Object', id: 'ExternalId', rules: cianRules },
  { file: '/feeds/avito.xml', root: 'Ads', offer: 'Ad', id: 'Id', rules: avitoRules },
] as const;

type FlatFeed = (typeof FLAT_FEEDS)[number];

/** Parses a feed into offers by id. @throws on malformed XML, a duplicate id or a broken rule. */
export function offersOf(
  { texts }: Pick<Feeds, 'texts'>,
  { file, root, offer, id, rules }: FlatFeed,
): Map<string, XmlRecord> {
  const feed = readXml(texts[file] ?? '')[root] as XmlRecord;
  const offers = listOf(feed[offer]) as XmlRecord[];
  for (const one of offers) rules.parse(one);
  const byId = new Map(offers.map((one) => [String(one[id]), one]));
  if (byId.size !== offers.length) throw new Error(`Ids come twice in ${file}`);
  return byId;
}

export function listOf(value: XmlValue | readonly XmlValue[] | undefined): readonly XmlValue[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value as XmlValue];
}

export function valueAt(offer: XmlRecord | undefined, path: string): unknown {
  return path.split('/').reduce<unknown>((inside, name) => (inside as XmlRecord | undefined)?.[name], offer);
}
