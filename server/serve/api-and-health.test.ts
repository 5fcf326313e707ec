import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveRelease } from './served-release.fixture.ts';

const { ask, relisten, dataDir, events } = serveRelease();

test('/api/ is served by its handler, with any method and also without a release', async () => {
  await rm(join(dataDir(), 'current'));
  await relisten({ api: (req, res) => void res.writeHead(201).end(`${req.method} ${req.url}`) });
  const { status, text, headers } = await ask('/api/leads?x=1', { method: 'POST' });
  expect(status).toBe(201);
  expect(text).toBe('POST /api/leads?x=1');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('a page of the handler has the security headers of pages', async () => {
  await relisten({ api: (_, res) => void res.end() });
  expect((await ask('/api/leads', { method: 'POST', headers: { accept: 'text/html,*/*' } })).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('an error in the handler gives a 500 and is logged without the address', async () => {
  await relisten({
    api: () => {
      throw new Error('broken');
    },
  });
  expect((await ask('/api/leads?phone=1')).status).toBe(500);
  expect(events()).toEqual([{ event: 'request-failed', fields: { reason: 'broken' } }]);
});

test('health returns the release and the build', async () => {
  const { status, headers, text } = await ask('/healthz?x');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({ status: 'ok', release: 'r1', build: 'build-r1' });
});

test('health details are for local requests only, not for requests through the proxy', async () => {
  const detail = async (headers: Record<string, string> = {}) =>
    JSON.parse((await ask('/healthz?detail', { headers })).text).detail;
  expect(await detail()).toEqual({
    troubles: [],
    leads: { trouble: null, channels: [] },
    publishing: { refused: false },
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
  });
  expect(await detail({ 'x-forwarded-for': '127.0.0.1' })).toBeUndefined();
  expect(await detail({ forwarded: 'for=127.0.0.1' })).toBeUndefined();
  expect(JSON.parse((await ask('/healthz')).text).detail).toBeUndefined();
});
