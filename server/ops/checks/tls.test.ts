import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { examine } from './check.ts';
import { checkContext } from './context.ts';
import { EXPIRED } from './expired-certificate.fake.ts';
import { oldTls } from './outside.ts';

const tlsOf = (publicUrl: string) => examine([oldTls], checkContext(readEnvironment({ PUBLIC_URL: publicUrl })));

async function proxy(options: ServerOptions): Promise<string> {
  const server = createServer({ ...EXPIRED, ...options }, (_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('a proxy that accepts an outdated TLS version gets advice', async () => {
  const old = await proxy({ minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
  expect(await tlsOf(old)).toEqual([
    { level: 'advice', title: 'TLS', words: expect.stringMatching(/TLS 1\.0 или 1\.1.+ssl_protocols/) },
  ]);
});

test('a proxy without outdated TLS passes, and an unreachable address gives no result', async () => {
  expect(await tlsOf(await proxy({ minVersion: 'TLSv1.2' }))).toMatchObject([{ level: 'ok' }]);
  expect(await tlsOf('https://127.0.0.1:1')).toEqual([]);
});
