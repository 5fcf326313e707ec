import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { probe } from '../../../model/load/blind-probe.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { openContent } from './open-content.ts';

/** Child process of the crash test; serves content over HTTP and prints its port. */
const { contentDir, dataDir } = JSON.parse(process.argv[2] ?? '') as { contentDir: string; dataDir: string };
const log = (error: unknown) => console.error(error);
const { db } = await openPanelDatabase({ dataDir, databaseUrl: null });
const loader = createContentLoader(contentDir, probe);
const content = await openContent({ contentDir, dataDir, db, loader, host: '127.0.0.1', port: 9 }, log);
const person = { id: 'anna', email: 'a@b.example', name: 'Анна', role: 'editor' } as const;
const app = createPanelApp({ routes: content.routes, personOf: async () => person, appDir: dataDir, log });
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
