import type { Content } from '../../../model/content.ts';
import { type FeedReport, NO_FEEDS } from '../../../model/feeds/feed-report.ts';
import type { FlatPortalName } from '../../../model/kinds/portal-names.ts';
import { avito } from './avito.ts';
import { cian } from './cian.ts';
import { dayMoment, type FeedDates, momentOf, sinceWhen } from './feed-dates.ts';
import { type AdsJob, type FlatAd, flatAds } from './flat-ad.ts';
import { ADVICE } from './flat-needs.ts';
import { makeFeed } from './make-feed.ts';
import type { Ad, Dated, Portal } from './portal.ts';
import { xmlFile } from './xml.ts';
import { yandexRealty } from './yandex-realty.ts';
import { yandexSearch } from './yandex-search.ts';
import { type OfferAd, offerAds, ymlPortal } from './yml.ts';

const FLAT_FEEDS: Readonly<Record<FlatPortalName, Portal<FlatAd>>> = { yandexRealty, yandexSearch, cian, avito };

export type Feeds = {
  /** Feed texts by URL path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: ReadonlySet<string>;
  readonly dates: FeedDates;
  readonly report: FeedReport;
};

type Job = AdsJob & { readonly before: FeedDates; readonly now: Date };

export const NO_FEED_FILES: Feeds = {
  texts: {},
  pictures: new Set(),
  dates: { ads: {}, feeds: {} },
  report: NO_FEEDS,
};

/** The output changes only when the content of a feed changes. */
export function makeFeeds(job: Job): Feeds {
  const { content, origin } = job;
  const { portals } = content.company;
  if (!portals) return NO_FEED_FILES;
  const forFlats = Object.values(FLAT_FEEDS).filter(({ name }) => portals[name]);
  const flats = forFlats.length > 0 ? flatAds(job) : [];
  const offers = portals.yml ? offerAds(job) : [];
  const dates: FeedDates = { ads: {}, feeds: {} };
  const dated = flats.map((ad) => withDates(job, ad, dates));
  const made = [
    ...forFlats.map((portal) => feedOf(job, { portal, ads: dated, dates })),
    ...(portals.yml ? [offersFeed(job, offers, dates)] : []),
  ];
  return {
    texts: Object.fromEntries(made.map(({ path, text }) => [path, text])),
    pictures: picturesOf([...flats.flatMap(picturesOfFlat), ...offers.map(({ photoUrl }) => photoUrl)], origin),
    dates,
    report: { feeds: made.map(({ outcome }) => outcome), advice: adviceOn(flats) },
  };
}

function offersFeed(job: Job, offers: readonly OfferAd[], dates: FeedDates) {
  const today = dayMoment(job.content.today, job.content);
  const ads = offers.map((ad) => ({ ...ad, createdAt: today, changedAt: today }));
  return feedOf(job, { portal: ymlPortal(job.content, job.origin), ads, dates });
}

/** The creation date is the day of publication; the change date comes from the previous release. */
function withDates({ content, before, now }: Job, ad: FlatAd, dates: FeedDates): Dated<FlatAd> {
  const createdAt = dayMoment(ad.publishedOn, content);
  const name = ad.file;
  const known = sinceWhen(
    { before: before.ads, name, what: ad },
    { now: momentOf(now, content), otherwise: dayMoment(ad.changedOn, content) },
  );
  dates.ads[name] = known;
  return { ...ad, createdAt, changedAt: known.since };
}

type Feed<Item extends Ad> = {
  readonly portal: Portal<Item>;
  readonly ads: readonly Dated<Item>[];
  readonly dates: FeedDates;
};

function feedOf<Item extends Ad>({ content, origin, before, now }: Job, { portal, ads, dates }: Feed<Item>) {
  const { offers, left } = makeFeed(portal, ads);
  const text = (madeAt: string) => xmlFile(portal.document(offers, madeAt));
  const known = sinceWhen(
    { before: before.feeds, name: portal.name, what: text('') },
    { now: momentOf(now, content), otherwise: newest(ads, content) },
  );
  dates.feeds[portal.name] = known;
  const path = `/feeds/${portal.file}`;
  const url = origin + path;
  return { path, text: text(known.since), outcome: { portal: portal.name, url, ads: offers.length, left: [...left] } };
}

function newest(ads: readonly Dated<Ad>[], content: Pick<Content, 'company' | 'today'>): string {
  return (
    ads
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1) ?? dayMoment(content.today, content)
  );
}

function picturesOfFlat({ planUrl, photos }: FlatAd): string[] {
  return [planUrl, ...photos.map(({ url }) => url)];
}

function picturesOf(urls: readonly string[], origin: string): Set<string> {
  return new Set(urls.map((url) => url.slice(`${origin}/media/`.length)));
}

function adviceOn(flats: readonly FlatAd[]): FeedReport['advice'] {
  return flats.flatMap((ad) =>
    ADVICE.filter((advice) => !advice.isMet(ad)).map(({ why, field }) => {
      return { file: ad.file, title: ad.title, path: [...field], why };
    }),
  );
}
