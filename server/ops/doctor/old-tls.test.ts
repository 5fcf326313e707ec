import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { EXPIRED } from '../checks/expired-certificate.fake.ts';
import { outside } from './checks/outside.ts';

async function tlsOf(publicUrl: string) {
  const findings = await outside({
    environment: readEnvironment({ PORT: '1', PUBLIC_URL: publicUrl }),
    resolver: { resolveMx: async () => [], resolveTxt: async () => [] },
    isClockKept: async () => null,
  });
  return findings.filter(({ title }) => title === 'TLS');
}

async function proxy(options: ServerOptions): Promise<string> {
  const server = createServer({ ...EXPIRED, ...options }, (_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('a proxy that agrees to a TLS that browsers gave up is advised on', async () => {
  const old = await proxy({ minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
  expect(await tlsOf(old)).toEqual([
    { level: 'advice', title: 'TLS', words: expect.stringMatching(/TLS 1\.0 или 1\.1.+ssl_protocols/) },
  ]);
});

test('one that does not is in order, and where nobody answers nothing is said of it', async () => {
  expect(await tlsOf(await proxy({ minVersion: 'TLSv1.2' }))).toMatchObject([{ level: 'ok' }]);
  expect(await tlsOf('https://127.0.0.1:1')).toEqual([]);
});
