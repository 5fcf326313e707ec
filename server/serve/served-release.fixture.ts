import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import { type FixtureFiles, healthOf, makeDataDir, pointCurrentAt, writeRelease } from './fixture-release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { shutdown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

export const HOME = `<!doctype html><h1>Ремонт квартир</h1>${'<p>Текст</p>'.repeat(200)}`;
export const PHOTO = randomBytes(1000);
export const FILM = randomBytes(3_000_000);
export const FILES: FixtureFiles = {
  'index.html': HOME,
  'works.html': '<!doctype html><h1>Наши работы</h1>',
  'works/x.html': '<!doctype html><h1>Объект</h1>',
  'works/ф.html': '<!doctype html><h1>Ф</h1>',
  'thankyou.html': '<!doctype html><h1>Спасибо</h1>',
  'data/works.json': JSON.stringify({ works: Array(100).fill('x') }),
  'assets/one-11111111.js': 'console.log(1);'.repeat(50),
  'media/photo-aaaaaaaa.avif': PHOTO,
  'media/film-bbbbbbbb.avif': FILM,
  'media/plan-cccccccc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
};

type Options = Partial<Parameters<typeof createSiteServer>[0]>;
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Ask = { method?: string; headers?: Record<string, string>; agent?: Agent };

export function serveRelease() {
  let dataDir: string;
  let store: ReleaseStore;
  let server: Server;
  let events: { event: string; fields: unknown }[];

  async function listen(options: Options = {}): Promise<void> {
    events = [];
    const log = (event: string, fields?: unknown) => void events.push({ event, fields });
    store = createReleaseStore({ dataDir, log, pollMs: 20 });
    await store.start();
    server = createSiteServer({ store, health: healthOf(store, dataDir), log, ...options }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }

  async function stop(): Promise<void> {
    store.stop();
    await shutdown(server, 100);
  }

  beforeEach(async () => {
    dataDir = await makeDataDir();
    await writeRelease(dataDir, 'r1', FILES);
    await pointCurrentAt(dataDir, 'r1');
    await listen();
  });
  afterEach(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });

  const port = () => (server.address() as AddressInfo).port;
  return {
    dataDir: () => dataDir,
    store: () => store,
    server: () => server,
    events: () => events,
    port,
    async relisten(options: Options): Promise<void> {
      await stop();
      await listen(options);
    },
    async ask(path: string, { method = 'GET', headers = {}, agent }: Ask = {}): Promise<Reply> {
      const sent = request({ port: port(), host: '127.0.0.1', path, method, headers, agent: agent ?? false }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await buffer(response);
      return { status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() };
    },
  };
}
