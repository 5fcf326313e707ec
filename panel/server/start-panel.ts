import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createContentLoader } from '../../model/load/load-content.ts';
import { mailSettings } from '../../server/leads/channels/channel-settings.ts';
import { createPhotoProbe } from '../../server/publish/images/photo-probe.ts';
import { hstsOf } from '../../server/serve/headers.ts';
import { listen } from '../../server/serve/listen.ts';
import { createLog, reasonOf } from '../../server/serve/log.ts';
import { accessRoutes } from './access/access-routes.ts';
import { openAccess } from './access/open-access.ts';
import { personOf } from './access/sign-in.ts';
import { archiveRoutes } from './archive/archive-routes.ts';
import { brandRoutes } from './brand/brand-routes.ts';
import { BrandSource } from './brand/brand-source.ts';
import { photosInBin } from './content/bin.ts';
import { openContent } from './content/open-content.ts';
import { photosInDrafts } from './content/photos-in-drafts.ts';
import { textValuesRoutes } from './content/text-values.ts';
import { drawingRoutes } from './drawings/drawing-routes.ts';
import { Drawings } from './drawings/drawings.ts';
import type { PanelEnvironment } from './environment.ts';
import { findRoutes } from './find/find-routes.ts';
import { createSearchedContent } from './find/searched-content.ts';
import { createPanelApp } from './http/panel-app.ts';
import type { Route } from './http/route.ts';
import { openLeadsArea } from './leads/open-leads-area.ts';
import { createMedia } from './media/media.ts';
import { stagedPhotosDir } from './media/staging.ts';
import { movedPagesRoutes } from './moved/moved-pages-routes.ts';
import { entryVisitsRoutes } from './overview/entry-visits.ts';
import { siteExaminer } from './overview/launch/examine-site.ts';
import { contentReadings } from './overview/launch/launch-readings.ts';
import { launchRoutes } from './overview/launch/launch-routes.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { readStory } from './overview/story/read-story.ts';
import { waitingDrafts } from './overview/waiting-drafts.ts';
import { CompanySite } from './own-company/company-site.ts';
import { isDemoContent } from './own-company/demo-content.ts';
import { KeptAnswers } from './own-company/kept-answers.ts';
import { ownCompanyRoutes } from './own-company/own-company-routes.ts';
import { openPreviews } from './preview/open-previews.ts';
import { openPush } from './push/open-push.ts';
import { siteMapRoutes } from './site-map/site-map-routes.ts';
import { openPanelDatabase } from './store/panel-database.ts';
import { openWeeklyLetter } from './weekly-letter/open-weekly-letter.ts';

const logEvent = createLog();
const log = (error: unknown) =>
  logEvent('panel-failed', { reason: error instanceof Error && error.stack ? error.stack : reasonOf(error) });

export type RunningPanel = {
  readonly port: number;
  /** All API routes, for tests that request each one. */
  readonly routes: readonly Route[];
  stop(): Promise<void>;
};

const APP_DIR = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Starts the panel on its loopback port. The port opens before the data, so that a second instance fails before it
 * recovers changes that the first one is still making.
 */
export async function startPanel(environment: PanelEnvironment): Promise<RunningPanel> {
  const opening = Promise.withResolvers<RequestListener>();
  opening.promise.catch(() => undefined);
  const server = createServer((req, res) => {
    opening.promise.then(
      (answer) => answer(req, res),
      () => res.destroy(),
    );
  });
  await listen(server, { ...environment, port: environment.panelPort });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    const { app, routes, stopBackground, stop } = await openPanel(environment);
    opening.resolve(getRequestListener(app.fetch));
    return {
      port: (server.address() as AddressInfo).port,
      routes,
      async stop() {
        await stopBackground();
        await close();
        await stop();
      },
    };
  } catch (error) {
    opening.reject(error);
    await close();
    throw error;
  }
}

async function openPanel(environment: PanelEnvironment) {
  const database = await openPanelDatabase(environment);
  const access = await openAccess(environment, database);
  const { db } = database;
  const leads = openLeadsArea(environment, { db, journal: access.journal, log });
  const media = createMedia({
    ...environment,
    siteModule: join(environment.distDir, 'static', 'entry-static.js'),
    usedInDrafts: () => photosInDrafts(database.db),
    usedInBin: () => photosInBin(database.db),
    log,
  });
  const push = openPush({ ...access, db, leads: leads.parts, assign: leads.assign, log });
  const staged = { photos: media.stagedPhotos, take: media.takeIntoContent };
  const loader = createContentLoader(environment.contentDir, createPhotoProbe(join(environment.dataDir, 'cache')));
  const content = await openContent({ ...environment, host: environment.siteHost, db, loader, staged }, log);
  const site = new CompanySite(environment.dataDir);
  const previews = openPreviews({
    ...environment,
    db,
    loader,
    secret: access.secret,
    staged: { dir: stagedPhotosDir(environment.dataDir), photos: media.stagedPhotos },
    otherPhotos: [site.photos],
    textOf: content.textOf,
  });
  const find = findRoutes({ db, read: createSearchedContent({ loader, staged }) });
  const overview = overviewRoutes({
    ...leads.parts,
    databaseUrl: environment.databaseUrl,
    draftsWaiting: () => waitingDrafts(db),
  });
  const visits = entryVisitsRoutes({ ...leads.parts, ...environment });
  const launch = launchRoutes({
    ...leads.parts,
    isDemo: () => isDemoContent(environment.contentDir),
    readContent: async () => contentReadings(await loader.load(new Date())),
    examineSite: siteExaminer(environment),
    changeFacts: content.changeFacts,
  });
  const alone = <T>(act: () => Promise<T>) => content.runExclusively(act).finally(media.invalidateStaged);
  const { journal } = access;
  const kept = new KeptAnswers(environment.dataDir);
  const { builtSite, showContent } = previews;
  const drawings = new Drawings(environment.contentDir);
  const brand = new BrandSource(environment, drawings);
  const letter = openWeeklyLetter({
    db,
    leads: leads.parts,
    parts: {
      mail: mailSettings(environment.channels),
      panelUrl: environment.panelUrl,
      readStory: () => readStory({ ...leads.parts, databaseUrl: environment.databaseUrl }),
      companyName: async () => (await brand.brand()).name,
    },
    log,
  });
  const routes = [
    ...accessRoutes(access),
    ...leads.routes,
    ...push.routes,
    ...overview,
    ...visits,
    ...letter.routes,
    ...launch,
    ...content.routes,
    ...textValuesRoutes(loader),
    ...find,
    ...media.routes,
    ...drawingRoutes(drawings),
    ...brandRoutes(brand),
    ...previews.routes,
    ...siteMapRoutes(environment),
    ...movedPagesRoutes({ loader, builtSite }),
    ...archiveRoutes(environment, journal, alone),
    ...ownCompanyRoutes({ places: environment, kept, site, journal, alone, showContent }),
  ];
  const app = createPanelApp({
    routes,
    personOf: (request) => personOf(access, request),
    appDir: APP_DIR,
    readBrand: () => brand.brand(),
    hsts: hstsOf(environment.panelUrl, environment.hstsSubdomains),
    log,
    onRefused: logEvent,
  });
  return {
    app,
    routes,
    async stopBackground() {
      await push.stop();
      await letter.stop();
      await leads.close();
    },
    async stop() {
      await content.stop();
      await media.stop();
      await database.close();
    },
  };
}
