import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import { pointCurrentAt, writeRelease } from './fixture-release.ts';
import { FILES, serveRelease } from './served-release.fixture.ts';
import { shutdown } from './shutdown.ts';

const { ask, relisten, dataDir, store, server, events, port } = serveRelease();

test('without a release, health and pages give a 503 until a release appears', async () => {
  await rm(join(dataDir(), 'current'));
  await relisten({
    company: async () => ({ phone: '+74012051736', colours: { ...NEUTRAL_COLOURS, action: '#0a5a3c' } }),
  });
  expect((await ask('/healthz')).status).toBe(503);
  const { status, headers, text } = await ask('/works/x');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<a href="tel:+74012051736">Позвонить +7');
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  expect(style).toContain('--color-action:#0a5a3c');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  await pointCurrentAt(dataDir(), 'r1');
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200);
});

test('an unreadable release leaves the previous one active and is logged once', async () => {
  const dir = await writeRelease(dataDir(), 'r2', FILES);
  await writeFile(join(dir, 'release.json'), '{"format":2}');
  await pointCurrentAt(dataDir(), 'r2');
  for (let look = 0; look < 2; look += 1) await expect(store().follow()).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
  expect(events().map(({ event }) => event)).toEqual(['release-not-activated']);
});

test('a file missing on the disk gives a 500, and the server keeps running', async () => {
  await rm(join(dataDir(), 'releases/r1/public/works.html'));
  await rm(join(dataDir(), 'releases/r1/public/media/film-bbbbbbbb.avif'));
  expect((await ask('/works')).status).toBe(500);
  expect((await ask('/media/film-bbbbbbbb.avif')).status).toBe(500);
  expect((await ask('/')).status).toBe(200);
  expect(events()).toHaveLength(2);
});

test('hashed files of older releases stay available, their pages do not', async () => {
  for (const id of ['r2', 'r3']) {
    await writeRelease(dataDir(), id, { 'index.html': id, [`assets/${id}.js`]: `'${id}'` });
    await store().activate(join(dataDir(), 'releases', id));
  }
  for (const path of ['/assets/one-11111111.js', '/assets/r2.js', '/assets/r3.js', '/media/photo-aaaaaaaa.avif']) {
    expect((await ask(path)).status).toBe(200);
  }
  expect((await ask('/works')).status).toBe(404);
  expect((await ask('/data/works.json')).status).toBe(404);

  await pointCurrentAt(dataDir(), 'r3');
  await relisten({});
  expect((await ask('/assets/one-11111111.js')).status).toBe(200);
  await rm(join(dataDir(), 'releases/r1'), { recursive: true });
  await relisten({});
  expect((await ask('/assets/one-11111111.js')).status).toBe(404);
});

const PATIENT = { timeout: 15_000 };

test('swapping releases under load loses no request', { timeout: 120_000 }, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const seen = new Map<string, number>();
  let isSwapping = true;
  const visitor = async () => {
    while (isSwapping) {
      const { status, text } = await ask('/', { agent });
      expect(status).toBe(200);
      seen.set(text, (seen.get(text) ?? 0) + 1);
      expect((await ask('/works', { agent })).status).toBe(200);
    }
  };
  const visitors = Array.from({ length: 16 }, visitor);
  try {
    for (let round = 2; round < 5; round += 1) {
      await writeRelease(dataDir(), `r${round}`, { ...FILES, 'index.html': `home ${round}` });
      await pointCurrentAt(dataDir(), `r${round}`);
      await store().follow();
      expect(store().current()?.manifest.id).toBe(`r${round}`);
      await expect.poll(() => seen.get(`home ${round}`), PATIENT).toBeGreaterThan(0);
    }
  } finally {
    isSwapping = false;
    await Promise.all(visitors);
  }
  expect(events()).toEqual([]);
  agent.destroy();
});

test.each(['/media/long-cccccccc.avif', '/api/at-once'])(
  'shutdown lets a slow download of %s finish, and closes idle connections',
  async (path) => {
    const long = randomBytes(24_000_000);
    await writeRelease(dataDir(), 'r2', { ...FILES, 'media/long-cccccccc.avif': long });
    await pointCurrentAt(dataDir(), 'r2');
    await relisten({ api: (_, res) => void res.end(long) });
    const idle = connect(port(), '127.0.0.1');
    await once(idle, 'connect');
    const sent = request({ port: port(), host: '127.0.0.1', path, agent: new Agent({ keepAlive: true }) }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.pause();
    const stopped = shutdown(server(), 60_000);
    await once(idle.resume(), 'close');
    const body = await buffer(response);
    expect(body.equals(long)).toBe(true);
    await stopped;
  },
);

test('a request during the drain is answered, and its connection closes', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await ask('/', { agent })).headers.connection).toBe('keep-alive');
  // Longer than any test: the server never stops accepting.
  void shutdown(server(), 0, 3_600_000);
  const { status, headers } = await ask('/', { agent });
  expect([status, headers.connection]).toEqual([200, 'close']);
});

test('shutdown closes connections still in progress after the grace period', async () => {
  const socket = connect(port(), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(`GET /media/film-bbbbbbbb.avif HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  await once(socket, 'readable');
  await shutdown(server(), 200);
  await once(socket.resume(), 'close');
});
