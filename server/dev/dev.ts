import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { createContentLoader } from '../../model/load/load-content.ts';
import { COUNTS_PATH } from '../counts/http/counts-api.ts';
import { EnvironmentError, processVariables, readEnvironment } from '../env.ts';
import { createPhotoProbe } from '../publish/images/photo-probe.ts';
import { watchContent } from '../publish/watch-content.ts';
import { listen } from '../serve/listen.ts';
import { explainSystemError } from '../system-error.ts';
import { openDevIntake } from './dev-intake.ts';
import { createDevPages } from './dev-pages.ts';

try {
  const environment = readEnvironment();
  const { contentDir, dataDir, host, port } = environment;
  const server = createServer();
  // Enables the component gallery at /__ui, like `scripts/build.ts --gallery`.
  processVariables.VITE_UI_GALLERY = '1';
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const loader = createContentLoader(contentDir, createPhotoProbe(join(dataDir, 'cache')));
  const answer = createDevPages({ vite, contentDir, dataDir, loader });
  const intake = await openDevIntake({ environment, loader });
  server.on('request', (req, res) => {
    // Visits in development are not counted.
    if (req.url === COUNTS_PATH) res.writeHead(204).end();
    else if (req.url?.startsWith('/api/')) intake.handle(req, res);
    else vite.middlewares(req, res, () => void answer(req, res));
  });
  await listen(server, { host, port });
  console.log(`Разработка: http://localhost:${port} (код и содержимое обновляются сами)`);

  const reload = () => {
    vite.ws.send({ type: 'full-reload' });
    intake.refresh().catch((error: unknown) => console.error(error));
  };
  const watching = await watchContent(contentDir, reload);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      watching.stop();
      server.closeAllConnections();
      intake.close();
      void vite.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : (explainSystemError(error) ?? error));
  process.exit(1);
}
