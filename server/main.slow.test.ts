import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test('a failed start prints a message with a remedy and exits with 1', async () => {
  const home = await mkdtemp(join(tmpdir(), 'start-'));
  await writeFile(join(home, 'file'), '');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  onTestFinished(async () => {
    taken.close();
    await rm(home, { recursive: true });
  });
  const noFolder = join(home, 'file', 'var');
  const [portTaken, noData, wrongValue] = await Promise.all([
    startServer({ PORT: String(port), DATA_DIR: join(home, 'var') }),
    startServer({ DATA_DIR: noFolder }),
    startServer({ PORT: 'http' }),
  ]);
  expect(portTaken).toEqual([1, expect.stringContaining(`Порт ${port} занят другой программой`)]);
  expect(portTaken[1]).not.toContain('at ');
  expect(noData).toEqual([1, expect.stringContaining(`${noFolder}. Укажите в DATA_DIR`)]);
  expect(wrongValue).toEqual([1, expect.stringContaining('PORT="http"')]);
});

async function startServer(environment: Record<string, string>): Promise<[code: number, words: string]> {
  const server = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...environment } });
  const [words, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return [code, words];
}
