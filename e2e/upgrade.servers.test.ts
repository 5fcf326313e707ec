import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Activated, holdSocket } from './support/held-socket.ts';
import { linkTree } from './support/link-tree.ts';
import { copyRelease, freePort } from './support/site-process.ts';
import { type Load, startLoad } from './support/steady-load.ts';

/** Two versions of the program that differ in what they have built. */
const A = { SITE_BUILD_DIR: 'dist' };
const B = { SITE_BUILD_DIR: 'dist-gallery' };
const PUBLISHED = { timeout: 110_000 };

let home: string;
let dataDir: string;
let url: string;
let environment: Record<string, string>;
let socket: ReturnType<typeof holdSocket>;
let running: Activated | undefined;
let load: Load | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'upgrade-'));
  dataDir = join(home, 'var');
  await cp('content', join(home, 'content'), { recursive: true });
  await linkTree('var/cache', join(dataDir, 'cache')).catch(() => undefined);
  await copyRelease('demo', dataDir);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  socket = holdSocket(port);
  environment = {
    PORT: String(port),
    PUBLIC_URL: 'http://localhost:3000',
    CONTENT_DIR: join(home, 'content'),
    DATA_DIR: dataDir,
    LEADS_PER_MINUTE: '0',
  };
});

afterAll(async () => {
  await load?.stop();
  await running?.stop();
  socket?.close();
  await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

async function start(version: Record<string, string>): Promise<void> {
  running = socket.start('server/main.ts', { ...environment, ...version });
  await running.printed('Сайт открыт', 60_000);
}

/** Rejects when it ends with another code than 0. */
async function program(script: readonly string[], version = {}): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', ...script];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...environment, ...version } });
}

const release = (...args: readonly string[]) => program(['server/release-command/main.ts', ...args]);

type Health = { readonly status: string; readonly build?: string; readonly release?: string; readonly pinned?: string };
const health = async () => (await fetch(`${url}/healthz`)).json() as Promise<Health>;

test('an upgrade, a rollback of the content and one of the code refuse no request, and lose or double no lead', {
  timeout: 240_000,
}, async () => {
  await start(A);
  const before = await health();
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(url)).text()) ?? [];
  const consents = JSON.parse(await readFile(join(dataDir, 'current/consents.json'), 'utf8'));
  load = startLoad({ url, paths: ['/', '/works', asset], consentVersion: consents.callback[0].version });
  const goesOn = () => {
    const answered = load?.answered() ?? 0;
    return expect.poll(() => load?.answered()).toBeGreaterThan(answered + 20);
  };
  await goesOn();

  await program(['server/main.ts', '--check'], B);
  await running?.stop();
  await start(B);
  await expect.poll(async () => (await health()).build, PUBLISHED).not.toBe(before.build);
  const upgraded = await health();
  await goesOn();

  await release('rollback', before.release ?? '');
  await expect.poll(health).toMatchObject({ release: before.release, pinned: before.release });
  await goesOn();
  await release('unpin');
  await expect.poll(health).toMatchObject({ release: upgraded.release });
  await expect.poll(async () => (await health()).pinned).toBeUndefined();

  await running?.stop();
  await start(A);
  expect((await health()).build).toBe(upgraded.build);
  await goesOn();
  await load.stop();

  expect(load.failures).toEqual([]);
  const rows = readLeads();
  expect(rows.length).toBe(load.thanked.size);
  expect(rows.length).toBeGreaterThan(50);
  for (const { key, number } of rows) expect(load.thanked.get(key)).toBe(number);
});

function readLeads(): readonly { readonly key: string; readonly number: number }[] {
  const db = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  try {
    return db.prepare('SELECT key, number FROM leads').all() as { key: string; number: number }[];
  } finally {
    db.close();
  }
}
