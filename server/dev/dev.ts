import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { EnvironmentError, readEnvironment } from '../env.ts';
import { watchContent } from '../publish/watch-content.ts';
import { listen } from '../serve/listen.ts';
import { explainSystemError } from '../system-error.ts';
import { createDevPages } from './dev-pages.ts';

/** `npm run dev`: pages are rendered on request from source and content; both reload by themselves. */
try {
  const { contentDir, dataDir, host, port } = readEnvironment(process.env);
  const server = createServer();
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: { server } } });
  const answer = createDevPages({ vite, contentDir, dataDir });
  server.on('request', (req, res) => vite.middlewares(req, res, () => void answer(req, res)));
  await listen(server, { host, port });
  console.log(`Разработка: http://localhost:${port} (код и содержимое обновляются сами)`);

  const watching = new AbortController();
  const reload = () => vite.ws.send({ type: 'full-reload' });
  void watchContent(contentDir, reload, watching.signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      watching.abort();
      server.closeAllConnections();
      void vite.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : (explainSystemError(error) ?? error));
  process.exit(1);
}
