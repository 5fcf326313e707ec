import {
  adsCounted,
  type FeedReason,
  type FeedReport,
  reasonsLeft,
  reasonsToMend,
} from '../../../model/feed-report.ts';
import { PORTALS } from '../../../model/kinds/portals.ts';
import { fieldName } from '../../../model/load/format-issue.ts';

/** The report for whoever reads the console. */
export function feedReportLines({ feeds, advice }: FeedReport): string[] {
  return [
    ...feeds.flatMap(({ portal, url, ads, left }) => [
      `Для «${PORTALS[portal]}», ${url}: ${adsCounted(ads)}.`,
      ...reasonsLeft(left).map((reason) => `  ${lineOf(reason)}`),
    ]),
    ...reasonsToMend(advice).map((reason) => `Площадкам было бы лучше: ${lineOf(reason)}`),
  ];
}

function lineOf({ words, notices }: FeedReason): string {
  const [{ file = '', path = [] } = {}] = notices;
  const where = path.length === 0 ? '' : ` Это ${fieldName(file, path)}.`;
  return `${words} — ${notices.map((notice) => `«${notice.title}» (${notice.file})`).join(', ')}.${where}`;
}
