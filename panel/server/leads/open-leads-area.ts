import { openChannels } from '../../../server/leads/channels/channel-settings.ts';
import type { Channel } from '../../../server/leads/contract/channel.ts';
import { readLeadActivity } from '../../../server/leads/operations/lead-activity.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { Journal } from '../access/journal.ts';
import type { PanelEnvironment } from '../environment.ts';
import type { Route } from '../http/route.ts';
import { deskRoutes } from './desk-routes.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { leadEvents } from './events-route.ts';
import { exportRoutes } from './export-routes.ts';
import { leadRoutes } from './lead-routes.ts';
import { createLeadStores } from './lead-stores.ts';
import { watchLeads } from './lead-watch.ts';
import type { LeadsParts } from './leads-parts.ts';

const POLL_INTERVAL_MS = 1000;

type Settings = Pick<PanelEnvironment, 'dataDir' | 'databaseUrl' | 'publicUrl' | 'channels'>;

export type LeadsArea = {
  readonly parts: LeadsParts & { readonly channels: readonly Channel[] };
  readonly routes: readonly Route[];
  close(): Promise<void>;
};

export function openLeadsArea(settings: Settings, journal: Pick<Journal, 'write'>): LeadsArea {
  const { dataDir, databaseUrl, publicUrl, channels } = settings;
  const stores = createLeadStores({ dataDir, databaseUrl });
  const parts: LeadsArea['parts'] = {
    ...{ stores, journal, dataDir, publicUrl },
    channels: openChannels(channels, { publicUrl, clock: () => readClock(dataDir) }),
    now: () => new Date(),
  };
  const watch = watchLeads({ readPulse: async () => readLeadActivity(await stores.open()), everyMs: POLL_INTERVAL_MS });
  const events = leadEvents(watch);
  return {
    parts,
    routes: [events.route, ...exportRoutes(parts), ...erasureRoutes(parts), ...deskRoutes(parts), ...leadRoutes(parts)],
    async close() {
      events.stop();
      watch.stop();
      await stores.close();
    },
  };
}
