import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { stringify } from 'yaml';
import { createContentLoader } from '../../../model/load/load-content.ts';
import '../../../model/load/parse-once.fixture.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';
import { listen } from '../../../server/serve/listen.ts';
import type { Person } from '../../contract/roles.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { stagedPhotosDir } from '../media/staging.ts';
import { movedPagesRoutes } from '../moved/moved-pages-routes.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { openPreviews } from './open-previews.ts';

const EDITOR: Person = { id: 'anna', email: 'anna@example.invalid', name: 'Анна', role: 'editor' };

type Options = {
  readonly contentDir?: string;
  readonly dataDir?: string;
  readonly now?: () => Date;
  readonly staged?: Parameters<typeof openPreviews>[0]['staged'];
};

export async function startPreviewPanel({ contentDir = 'content', now, staged, ...options }: Options = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'preview-')));
  const database = await openPanelDatabase({ dataDir, databaseUrl: null });
  const loader = createContentLoader(contentDir, createPhotoProbe(join(dataDir, 'cache')));
  const previews = openPreviews({
    contentDir,
    loader,
    dataDir,
    distDir: resolve('dist'),
    db: database.db,
    secret: 'a secret of tests',
    staged: staged ?? { dir: stagedPhotosDir(dataDir), photos: async () => new Map() },
    textOf: (_file, facts, body) => (body === null ? stringify(facts) : `---\n${stringify(facts)}---\n${body}`),
    panelUrl: 'https://panel.example',
    ...(now ? { now } : {}),
  });
  const app = createPanelApp({
    routes: [...previews.routes, ...movedPagesRoutes({ loader, builtSite: previews.builtSite })],
    personOf: async (request) => {
      const id = /person=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
      return id === undefined ? null : { ...EDITOR, id };
    },
    appDir: '/nowhere',
    log: (error) => console.error(error),
  });
  const server = createServer(getRequestListener(app.fetch));
  await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await database.close();
      if (options.dataDir === undefined)
        await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
