import {
  adsCounted,
  type FeedReason,
  type FeedReport,
  reasonsOmitted,
  reasonsToImprove,
} from '../../../model/feeds/feed-report.ts';
import { counted } from '../../../model/format/plural.ts';
import { PORTALS } from '../../../model/kinds/portal-names.ts';
import { fieldName } from '../../../model/load/format-issue.ts';

/** Entries named per reason; the panel lists all of them. */
const MAX_NAMED = 5;

export function feedSummary({ feeds, advice }: FeedReport): string[] {
  if (feeds.length === 0) return [];
  const left = feeds.reduce((sum, feed) => sum + feed.left.length, 0);
  const ads = feeds.reduce((sum, feed) => sum + feed.ads, 0);
  const counts = [
    `${adsCounted(ads)} в ${counted(feeds.length, ['выгрузке', 'выгрузках', 'выгрузках'])}`,
    ...(left > 0 ? [`не попало: ${left}`] : []),
    ...(advice.length > 0 ? [`советов: ${advice.length}`] : []),
  ];
  return [`Для площадок: ${counts.join(', ')}. Подробно: npm run publish`];
}

export function feedReportLines({ feeds, advice }: FeedReport): string[] {
  return [
    ...feeds.flatMap(({ portal, url, ads, left }) => [
      `Для «${PORTALS[portal]}», ${url}: ${adsCounted(ads)}.`,
      ...reasonsOmitted(left).map((reason) => `  ${lineOf(reason)}`),
    ]),
    ...reasonsToImprove(advice).map((reason) => `Площадкам было бы лучше: ${lineOf(reason)}`),
  ];
}

function lineOf({ words, notices }: FeedReason): string {
  const [{ file = '', path = [] } = {}] = notices;
  const where = path.length === 0 ? '' : ` Это ${fieldName(file, path)}.`;
  const named = notices.slice(0, MAX_NAMED).map(({ title, file: entry }) => `«${title}» (${entry})`);
  const more = notices.length > MAX_NAMED ? ` и\u00a0ещё ${notices.length - MAX_NAMED}` : '';
  return `${words} — ${named.join(', ')}${more}.${where}`;
}
