import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the server with a mistake in its environment and tells how it ended. */
function runServer(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    timeout: 15_000,
  });
  return { status, stderr };
}

test('a port in use is told with a way out', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), 'port-'));
  const { status, stderr } = runServer({ PORT: String(port), DATA_DIR: dataDir });
  taken.close();
  await rm(dataDir, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(`Порт ${port} занят другой программой`);
  expect(stderr).not.toContain('at ');
});

test('a data folder that cannot be one is told by its path', async () => {
  const home = await mkdtemp(join(tmpdir(), 'data-'));
  await writeFile(join(home, 'file'), '');
  const { status, stderr } = runServer({ DATA_DIR: join(home, 'file', 'var') });
  await rm(home, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(join(home, 'file', 'var'));
  expect(stderr).toContain('DATA_DIR');
});

test.each([
  ['PORT', 'http'],
  ['PUBLIC_URL', 'pregolya'],
  ['LEADS_PER_MINUTE', 'many'],
])('a wrong %s is named', (name, value) => {
  const { status, stderr } = runServer({ [name]: value });
  expect(status).toBe(1);
  expect(stderr).toContain(`${name}="${value}"`);
});
