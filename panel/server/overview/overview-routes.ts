import { join } from 'node:path';
import { isoDayAt } from '../../../model/format/date.ts';
import type { CountsPlace } from '../../../server/counts/store/open-counts.ts';
import { readVisitFigures } from '../../../server/counts/visit-figures.ts';
import { channelQueues } from '../../../server/leads/operations/channel-queues.ts';
import { leadStatistics } from '../../../server/leads/reports/statistics.ts';
import { readPageNames } from '../../../server/publish/page-list.ts';
import { readClock, readPromise } from '../../../server/release/contact.ts';
import type { Overview, WaitingDraft } from '../../contract/overview.ts';
import type { Route } from '../http/route.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { channelHealth } from './channel-health.ts';
import { publishingHealth } from './publishing-health.ts';
import { readStory } from './story/read-story.ts';

const DAYS = 8 * 7;

export type OverviewParts = Pick<LeadsParts, 'stores' | 'dataDir' | 'channels' | 'now'> & {
  readonly databaseUrl: CountsPlace['databaseUrl'];
  readonly draftsWaiting: () => Promise<readonly WaitingDraft[]>;
};

export function overviewRoutes({
  stores,
  dataDir,
  databaseUrl,
  channels,
  now,
  draftsWaiting,
}: OverviewParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/overview',
      operation: 'overview',
      async handle(context) {
        const database = await stores.open();
        const clock = readClock(dataDir);
        const queues = await channelQueues(database, now());
        const promise = readPromise(dataDir);
        const figures = await leadStatistics(database, { days: DAYS, now: now(), clock, promise });
        const today = isoDayAt(now(), clock.utcOffsetHours);
        const nameOf = await readPageNames(join(dataDir, 'current'));
        const named = <Line extends { readonly name: string }>(lines: readonly Line[]) =>
          lines.map((line) => ({ ...line, name: nameOf(line.name) }));
        const visits = await readVisitFigures({ dataDir, databaseUrl }, today, figures.days).catch(() => null);
        const overview: Overview = {
          story: await readStory({ stores, dataDir, databaseUrl, now }),
          figures: { ...figures, pages: named(figures.pages) },
          visits: visits && { ...visits, pages: named(visits.pages) },
          channels: channelHealth(channels, queues),
          publishing: await publishingHealth(dataDir),
          drafts: await draftsWaiting(),
          clock,
          now: now().toISOString(),
        };
        return context.json(overview);
      },
    },
  ];
}
