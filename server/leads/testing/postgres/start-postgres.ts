import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the pause between two looks whether the server is up.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './find-postgres.ts';
import { unprivilegedUser } from './system-user.ts';

export type TestPostgres = {
  createDatabase(): Promise<string>;
  query(url: string, sql: string): Promise<Record<string, unknown>[]>;
  [Symbol.asyncDispose](): Promise<void>;
};

export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = unprivilegedUser();
  if (user) await chown(home, user.uid, user.gid);
  const bin = await findPostgres(user);
  const data = join(home, 'data');
  const how = ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), how, { ...user, cwd: home, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb не создал базу для тестов:\n${made.stderr}`);

  const port = await freePort();
  const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home];
  const server = spawn(join(bin, 'postgres'), where, { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  const urlOf = (database: string) => `postgresql://leads@127.0.0.1:${port}/${database}`;
  await waitUntilReady(server, urlOf('postgres'));
  return {
    query,
    async createDatabase() {
      const name = `leads_${randomUUID().replaceAll('-', '')}`;
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async [Symbol.asyncDispose]() {
      const ended = server.exitCode === null ? once(server, 'exit') : null;
      server.kill('SIGINT');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const isReady = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL для тестов не запустился:\n${said}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
