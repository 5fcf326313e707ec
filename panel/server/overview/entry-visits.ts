import { daysAfter } from '../../../model/format/calendar.ts';
import { isoDayAt } from '../../../model/format/date.ts';
import { folderKinds } from '../../../model/kinds/kinds.ts';
import { readViews } from '../../../server/counts/store/open-counts.ts';
import { leadsByPage } from '../../../server/leads/reports/leads-by-page.ts';
import { readClock } from '../../../server/release/contact.ts';
import { type EntryVisits, type PageVisits, VISIT_DAYS } from '../../contract/lists.ts';
import { mayDo, type Person } from '../../contract/roles.ts';
import { addressOf } from '../content/entry-address.ts';
import { placesOf } from '../content/list-places.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { OverviewParts } from './overview-routes.ts';

type Parts = Pick<OverviewParts, 'stores' | 'dataDir' | 'databaseUrl' | 'now'> & { readonly contentDir: string };

const DAY_MS = 86_400_000;

/** Visits of pages: one query of the counts and, for those who work with leads, one of them. */
export function entryVisitsRoutes({ stores, dataDir, databaseUrl, now, contentDir }: Parts): readonly Route[] {
  async function visitsFor({ role }: Person) {
    const today = isoDayAt(now(), readClock(dataDir).utcOffsetHours);
    const views = await readViews({ dataDir, databaseUrl }, daysAfter(today, 1 - VISIT_DAYS), today).catch(() => null);
    const since = new Date(now().getTime() - VISIT_DAYS * DAY_MS);
    const leads = mayDo(role, 'leads') ? await leadsByPage(await stores.open(), since) : null;
    return { views, leads };
  }
  return [
    {
      method: 'GET',
      path: '/api/pages/visits',
      operation: 'content',
      async handle(context) {
        const { views, leads } = await visitsFor(context.get('person'));
        const visits: PageVisits = {
          views: views && Object.fromEntries(views),
          leads: leads && Object.fromEntries(leads),
        };
        return context.json(visits);
      },
    },
    {
      method: 'GET',
      path: '/api/entries/visits',
      operation: 'content',
      async handle(context) {
        const kind = folderKinds.find(({ name }) => name === context.req.query('kind'));
        if (!kind) throw new Refusal(404, 'Такого вида содержимого нет.');
        const { views, leads } = await visitsFor(context.get('person'));
        const places = placesOf(contentDir, kind);
        const ofEntries = (counts: ReadonlyMap<string, number>) =>
          Object.fromEntries(
            places.flatMap((place) => {
              const count = counts.get(addressOf(place) ?? '');
              return count === undefined ? [] : [[place.file, count]];
            }),
          );
        const visits: EntryVisits = { views: views && ofEntries(views), leads: leads && ofEntries(leads) };
        return context.json(visits);
      },
    },
  ];
}
