import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { test as base, expect } from 'vitest';
import { copyRelease } from '../scripts/test-releases/copy-release.ts';
import { linkTree } from '../scripts/test-releases/link-tree.ts';
import { PICTURES } from '../scripts/test-releases/releases.ts';
import { freePort } from './support/free-port.ts';
import { type Activated, holdSocket } from './support/held-socket.ts';
import { type Load, startLoad } from './support/steady-load.ts';

/** Two versions of the server that differ in their build. */
const A = { SITE_BUILD_DIR: 'dist' };
const B = { SITE_BUILD_DIR: 'dist-gallery' };
const PUBLISHED = { timeout: 110_000 };
const NO_WARNING = '--disable-warning=ExperimentalWarning';

type Health = { readonly status: string; readonly build?: string; readonly release?: string; readonly pinned?: string };

/** A socket that outlives the server, and visitors that send requests without pauses. */
const test = base.extend('machine', async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'upgrade-'));
  const dataDir = join(home, 'var');
  await cp('content', join(home, 'content'), { recursive: true });
  await linkTree(PICTURES, join(dataDir, 'cache'));
  await copyRelease('demo', dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...{ PORT: String(port), PUBLIC_URL: 'http://localhost:3000', LEADS_PER_MINUTE: '0' },
    ...{ CONTENT_DIR: join(home, 'content'), DATA_DIR: dataDir },
  };
  const socket = holdSocket(port);
  let running: Activated | undefined;
  let load: Load | undefined;
  onCleanup(async () => {
    await load?.stop();
    await running?.stop();
    socket.close();
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  return {
    dataDir,
    health: async () => (await fetch(`${url}/healthz`)).json() as Promise<Health>,
    /** Rejects when the script exits with a code other than 0. */
    async program(script: readonly string[], version = {}) {
      const env = { ...process.env, ...environment, ...version };
      await promisify(execFile)(process.execPath, [NO_WARNING, ...script], { env });
    },
    async restart(version: Record<string, string>) {
      await running?.stop();
      running = socket.start('server/main.ts', { ...environment, ...version });
      await running.printed('Сайт открыт', 60_000);
    },
    async startLoad() {
      const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(url)).text()) ?? [];
      const consents = JSON.parse(await readFile(join(dataDir, 'current/consents.json'), 'utf8'));
      load = startLoad({ url, paths: ['/', '/works', asset], consentVersion: consents.callback[0].version });
      return load;
    },
  };
});

test('an upgrade and rollbacks of content and code refuse no request and lose or duplicate no lead', {
  timeout: 240_000,
}, async ({ machine: { dataDir, health, program, restart, startLoad } }) => {
  await restart(A);
  const before = await health();
  const load = await startLoad();
  const goesOn = () => {
    const answered = load.answered();
    return expect.poll(() => load.failures[0] ?? load.answered() > answered + 20).toBe(true);
  };
  await goesOn();

  await program(['server/main.ts', '--check'], B);
  await restart(B);
  await expect.poll(async () => (await health()).build, PUBLISHED).not.toBe(before.build);
  const upgraded = await health();
  await goesOn();

  const release = (...args: readonly string[]) => program(['server/release-command/main.ts', ...args]);
  await release('rollback', before.release ?? '');
  await expect.poll(health).toMatchObject({ release: before.release, pinned: before.release });
  await goesOn();
  await release('unpin');
  await expect.poll(health).toMatchObject({ release: upgraded.release });
  await expect.poll(async () => (await health()).pinned).toBeUndefined();

  await restart(A);
  expect((await health()).build).toBe(upgraded.build);
  await goesOn();
  await load.stop();

  expect(load.failures).toEqual([]);
  using db = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const leads = db.prepare('SELECT key, number FROM leads').all();
  expect(leads.length).toBe(load.thanked.size);
  expect(leads.length).toBeGreaterThan(50);
  for (const { key, number } of leads) expect(load.thanked.get(String(key))).toBe(number);
});
