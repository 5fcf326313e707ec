import { openChannels } from '../../../server/leads/channels/channel-settings.ts';
import type { Channel } from '../../../server/leads/contract/channel.ts';
import { readLeadActivity } from '../../../server/leads/operations/lead-activity.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { Journal } from '../access/journal.ts';
import type { PanelEnvironment } from '../environment.ts';
import type { Route } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { deskRoutes } from './desk-routes.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { leadEvents } from './events-route.ts';
import { exportRoutes } from './export-routes.ts';
import { leadRoutes } from './lead-routes.ts';
import { createLeadStores } from './lead-stores.ts';
import { watchLeads } from './lead-watch.ts';
import type { LeadsParts } from './leads-parts.ts';
import { assignNewLeads } from './rota/assign-new-leads.ts';
import { rotaRoutes } from './rota/rota-routes.ts';
import { openRotaStore } from './rota/rota-store.ts';

const POLL_INTERVAL_MS = 1000;

type Settings = Pick<PanelEnvironment, 'dataDir' | 'databaseUrl' | 'publicUrl' | 'channels'>;

export type LeadsArea = {
  readonly parts: LeadsParts & { readonly channels: readonly Channel[] };
  readonly routes: readonly Route[];
  /** Assigns new leads by rota at once, before the next poll. */
  assign(): Promise<void>;
  close(): Promise<void>;
};

type Parts = {
  readonly db: PanelQueries;
  readonly journal: Pick<Journal, 'write'>;
  readonly log: (error: unknown) => void;
};

export function openLeadsArea(settings: Settings, { db, journal, log }: Parts): LeadsArea {
  const { dataDir, databaseUrl, publicUrl, channels } = settings;
  const stores = createLeadStores({ dataDir, databaseUrl });
  const rota = openRotaStore(db);
  const now = () => new Date();
  const parts: LeadsArea['parts'] = {
    ...{ stores, journal, dataDir, publicUrl },
    channels: openChannels(channels, { publicUrl, clock: () => readClock(dataDir) }),
    ...{ colleagues: rota.colleagues, now },
  };
  const watch = watchLeads({ readPulse: async () => readLeadActivity(await stores.open()), everyMs: POLL_INTERVAL_MS });
  const events = leadEvents(watch);
  const assigning = assignNewLeads({ rota, stores, now, log });
  return {
    parts,
    routes: [
      events.route,
      ...exportRoutes(parts),
      ...erasureRoutes(parts),
      ...deskRoutes(parts),
      ...rotaRoutes({ rota, journal }),
      ...leadRoutes(parts),
    ],
    assign: assigning.assign,
    async close() {
      events.stop();
      watch.stop();
      await assigning.stop();
      await stores.close();
    },
  };
}
