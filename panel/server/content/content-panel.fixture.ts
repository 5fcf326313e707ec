import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { probe } from '../../../model/load/demo-content.fixture.ts';
import { type ContentLoader, createContentLoader } from '../../../model/load/load-content.ts';
import type { DATABASES, TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import type { Role } from '../../contract/roles.ts';
import { createPanelApp } from '../http/panel-app.ts';
import type { PanelDatabase } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { OpenContent } from './open-content.ts';
import { openContent } from './open-content.ts';

export const ANNA = 'Анна Редактор';
export const BORIS = 'Борис Редактор';

export type Answer<T> = { readonly status: number; readonly body: T };

type Options = {
  readonly site?: { readonly host: string; readonly port: number };
  readonly database?: (typeof DATABASES)[number];
  readonly roleOf?: (person: string) => Role;
};

const NO_SITE = { host: '127.0.0.1', port: 9 };

/** Serves the content routes over HTTP with a temporary database and data folder, for administrators by default. */
export function servePanelContent(
  contentDir: () => string,
  { site = NO_SITE, database: kind = 'SQLite', roleOf = () => 'admin' }: Options = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'panel-'));
  let databases: TestDatabases;
  let databaseUrl: string | null = null;
  let database: PanelDatabase;
  let loader: ContentLoader | undefined;
  let content: OpenContent;
  let server: ReturnType<typeof createServer>;
  let port = 0;

  async function start(): Promise<void> {
    database = await openPanelDatabase({ dataDir, databaseUrl });
    // Reading the demo folder takes longest, so a restart keeps what was read.
    loader ??= createContentLoader(contentDir(), probe);
    content = await openContent({ ...site, contentDir: contentDir(), dataDir, db: database.db, loader }, (error) => {
      throw error;
    });
    const app = createPanelApp({
      routes: content.routes,
      personOf: async (request) => {
        const name = decodeURIComponent(request.headers.get('x-person') ?? encodeURIComponent(ANNA));
        return { id: name, email: 'a@b.example', name, role: roleOf(name) };
      },
      appDir: dataDir,
      log: (error) => console.error(error),
    });
    server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await content.stop();
    await database.close();
  }

  beforeAll(async () => {
    databases = await startDatabases(kind);
    databaseUrl = (await databases.newPlace()).databaseUrl;
    await start();
  });
  afterAll(async () => {
    await stop();
    await databases[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  async function ask<T>(method: string, path: string, body?: unknown, person = ANNA): Promise<Answer<T>> {
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(origin + path, {
      method,
      headers: { Origin: origin, 'X-Person': encodeURIComponent(person), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  return {
    dataDir,
    get db() {
      return database.db;
    },
    /** Adds people to the database, whose ids are their names. */
    async addPeople(...names: readonly string[]) {
      const at = new Date().toISOString();
      const flags = { emailVerified: 1, banned: 0, twoFactorEnabled: 0 } as const;
      const rows = names.map((name) => ({ id: name, name, email: name, role: roleOf(name) }));
      const people = rows.map((row) => ({ ...row, ...flags, createdAt: at, updatedAt: at }));
      await database.db.insertInto('people').values(people).execute();
    },
    ask,
    changeFacts: (...change: Parameters<OpenContent['changeFacts']>) => content.changeFacts(...change),
    get: <T>(path: string, person?: string) => ask<T>('GET', path, undefined, person),
    /** Collects the messages of a server-sent event stream. */
    listen<T>(path: string) {
      const end = new AbortController();
      const heard = { messages: [] as T[], headers: new Headers(), stop: () => end.abort() };
      const read = async () => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: end.signal });
        heard.headers = response.headers;
        const lines = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
        for await (const text of lines) {
          const found = text.matchAll(/^data: (.*)$/gm);
          heard.messages.push(...[...found].map(([, data = '']) => JSON.parse(data) as T));
        }
      };
      void read().catch(() => undefined);
      return heard;
    },
    async restart(between: () => Promise<void> = async () => undefined): Promise<void> {
      await stop();
      await between();
      await start();
    },
  };
}
