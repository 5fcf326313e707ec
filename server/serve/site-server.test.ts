import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEUTRAL_COLOURS } from '../../model/brand-colours.ts';
import { type FixtureFiles, healthOf, makeDataDir, pointCurrentAt, writeRelease } from './fixture-release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { shutdown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

const HOME = `<!doctype html><h1>Ремонт квартир</h1>${'<p>Текст</p>'.repeat(200)}`;
const PHOTO = randomBytes(1000);
const FILM = randomBytes(3_000_000);
const FILES: FixtureFiles = {
  'index.html': HOME,
  'works.html': '<!doctype html><h1>Наши работы</h1>',
  'works/x.html': '<!doctype html><h1>Объект</h1>',
  'works/ф.html': '<!doctype html><h1>Ф</h1>',
  'thankyou.html': '<!doctype html><h1>Спасибо</h1>',
  'data/works.json': JSON.stringify({ works: Array(100).fill('x') }),
  'assets/one-11111111.js': 'console.log(1);'.repeat(50),
  'media/photo-aaaaaaaa.avif': PHOTO,
  'media/film-bbbbbbbb.avif': FILM,
};

let dataDir: string;
let store: ReleaseStore;
let server: Server;
let events: { event: string; fields: unknown }[];

beforeEach(async () => {
  dataDir = await makeDataDir();
  await writeRelease(dataDir, 'r1', FILES);
  await pointCurrentAt(dataDir, 'r1');
  await listen();
});

afterEach(async () => {
  store.stop();
  await shutdown(server, 100);
  await rm(dataDir, { recursive: true });
});

type Options = Partial<Parameters<typeof createSiteServer>[0]>;
async function listen(options: Options = {}): Promise<void> {
  events = [];
  const log = (event: string, fields?: unknown) => void events.push({ event, fields });
  store = createReleaseStore({ dataDir, log, pollMs: 20 });
  await store.start();
  server = createSiteServer({ store, health: healthOf(store, dataDir), log, ...options }).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function relisten(options: Parameters<typeof listen>[0]): Promise<void> {
  store.stop();
  await shutdown(server, 100);
  await listen(options);
}

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Ask = { method?: string; headers?: Record<string, string>; agent?: Agent };

async function ask(path: string, { method = 'GET', headers = {}, agent }: Ask = {}): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: agent ?? false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() };
}

test('a page is served under its clean path with its type, policy and revalidation', async () => {
  const { status, headers, text } = await ask('/');
  expect(status).toBe(200);
  expect(text).toBe(HOME);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(HOME)),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'",
    vary: 'Accept-Encoding',
    date: expect.any(String),
  });
  expect((await ask('/works/x')).text).toContain('Объект');
  expect((await ask('/works/%D1%84?a=1')).text).toContain('Ф');
});

test('every kind of answer carries the security headers and none names the server', async () => {
  const answers = [
    await ask('/'),
    await ask('/media/photo-aaaaaaaa.avif', { headers: { range: 'bytes=0-1' } }),
    await ask('/', { headers: { 'if-none-match': '*' } }),
    await ask('/price'),
    await ask('/nope'),
    await ask('/assets/nope.js'),
    await ask('/%E0%A4'),
    await ask('/', { method: 'POST' }),
    await ask('/healthz'),
    await ask('/api/leads'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 206, 304, 302, 404, 404, 404, 405, 200, 404]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('HSTS is sent when the public address is https', async () => {
  await relisten({ publicUrl: 'https://example.ru' });
  expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=63072000');
});

test('each encoding decodes to the page and has an ETag of its own, which answers 304', async () => {
  const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
  const etags = new Set([(await ask('/')).headers.etag]);
  for (const [coding, decode] of Object.entries(decoders)) {
    const headers = { 'accept-encoding': coding };
    const reply = await ask('/', { headers });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(decode(reply.body).toString()).toBe(HOME);
    const etag = reply.headers.etag ?? '';
    expect(etag).toMatch(new RegExp(`^"[0-9a-f]+-${coding}"$`));
    etags.add(etag);
    const again = await ask('/', { headers: { ...headers, 'if-none-match': `"other", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(again.headers).not.toHaveProperty('content-type');
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  }
  expect(etags.size).toBe(4);
});

test('files are cached by their kind, and a thank-you page is not indexed', async () => {
  expect((await ask('/data/works.json')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/assets/one-11111111.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/thankyou')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/')).headers).not.toHaveProperty('x-robots-tag');
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/', '/media/film-bbbbbbbb.avif', '/nope', '/price', '/healthz']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

test.each(['photo-aaaaaaaa', 'film-bbbbbbbb'])('a part of %s can be asked for', async (name) => {
  const path = `/media/${name}.avif`;
  const whole = name.startsWith('photo') ? PHOTO : FILM;
  const part = (range: string, more = {}) => ask(path, { headers: { range, ...more } });
  const { headers } = await ask(path);
  expect(headers['accept-ranges']).toBe('bytes');
  const middle = await part('bytes=10-19');
  expect(middle.status).toBe(206);
  expect(middle.body).toEqual(whole.subarray(10, 20));
  expect(middle.headers).toMatchObject({ 'content-range': `bytes 10-19/${whole.length}`, 'content-length': '10' });
  expect((await part('bytes=-5')).body).toEqual(whole.subarray(-5));
  expect((await part(`bytes=${whole.length - 3}-`)).body).toEqual(whole.subarray(-3));
  const beyond = await part(`bytes=${whole.length}-`);
  expect(beyond.status).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  expect((await part('bytes=0-1,4-5')).status).toBe(200);
  expect((await part('bytes=0-1', { 'if-range': headers.etag })).status).toBe(206);
  expect((await part('bytes=0-1', { 'if-range': '"stale"' })).body.equals(whole)).toBe(true);
  expect((await part('bytes=0-1', { 'if-range': `W/${headers.etag}` })).status).toBe(200);
});

test('a range of a file with compressed twins is ignored', async () => {
  expect((await ask('/', { headers: { range: 'bytes=0-1' } })).status).toBe(200);
});

test.each([
  ['/price?utm_source=vk&x=%D1%84', 302, '/?utm_source=vk&x=%D1%84'],
  ['/price/', 302, '/'],
  ['/works/old', 301, '/works/x'],
  ['/works/?page=2', 301, '/works?page=2'],
  ['/works/%D1%84/', 301, '/works/%D1%84'],
  ['/index.html?a=1', 301, '/?a=1'],
  ['/works.html', 301, '/works'],
  ['/works/x.html', 301, '/works/x'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const reply = await ask(path);
  expect(reply.status).toBe(status);
  expect(reply.headers.location).toBe(location);
});

test.each([
  ['/nope', 'Page not found: /nope'],
  ['/Works', 'Page not found: /Works'],
  ['/nope/?a=1&b=2', 'Page not found: /nope/?a=1&amp;b=2'],
  ['/%D1%84', 'Page not found: /ф'],
  ['/nope?x=%E0%A4', 'Page not found: /nope?x=%E0%A4'],
  ['/<script>alert(1)</script>', 'Page not found: /&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['/%3Cscript%3E%22%27', 'Page not found: /&lt;script&gt;&quot;&#39;'],
  ['/a%00%0d%0aSet-Cookie:x', 'Page not found: /aSet-Cookie:x'],
  ["/$&$'$1", 'Page not found: /$&amp;$&#39;$1'],
  ['/works/nope?q', 'Page Not Found: /works/nope?q'],
  ['/works/nope/', 'Page Not Found: /works/nope/'],
  ['/works/a/b', 'Page not found: /works/a/b'],
  ['/policy/3', 'Page Not Found: /policy/3'],
])('%s is not found in these words: %s', async (path, message) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(text).toBe(`<!doctype html><p>${message}</p>`);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; script-src 'self'",
  });
  expect(headers).not.toHaveProperty('etag');
});

test('a long address is cut, and the page can be compressed', async () => {
  const { headers, body } = await ask(`/${'a'.repeat(5000)}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).length).toBeLessThan(400);
});

test('a missing file is a short text for a script and a page for a person', async () => {
  const forScript = await ask('/assets/gone-1.js');
  expect(forScript.status).toBe(404);
  expect(forScript.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await ask('/data/gone.json', { headers: { accept: 'text/html' } })).text).toContain(
    'Page not found: /data/gone.json',
  );
});

test.each([
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/release.json',
  '/assets/../../release.json',
  '/assets/..%5c..%5crelease.json',
  '/\\..\\release.json',
  '//etc/passwd',
  '//evil.example/',
  '/index.html%00.js',
  '/index.html.br',
  '/release.json',
  '/__proto__',
  '/works/..',
])('%s leads nowhere', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test('a path that cannot be decoded is unknown like any other', async () => {
  expect((await ask('/%E0%A4')).status).toBe(404);
});

test('what is not HTTP is refused with the security headers', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('rubbish\r\n\r\n');
  const reply = (await buffer(socket)).toString();
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('X-Content-Type-Options: nosniff');
});

test('other methods are refused with Allow', async () => {
  const { status, headers } = await ask('/works', { method: 'DELETE' });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('/api/ belongs to its handler, with any method and also when there is no release', async () => {
  await rm(join(dataDir, 'current'));
  await relisten({ api: (req, res) => void res.writeHead(201).end(`${req.method} ${req.url}`) });
  const { status, text, headers } = await ask('/api/leads?x=1', { method: 'POST' });
  expect(status).toBe(201);
  expect(text).toBe('POST /api/leads?x=1');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an error of the handler is a 500 and is logged without the address', async () => {
  await relisten({
    api: () => {
      throw new Error('broken');
    },
  });
  expect((await ask('/api/leads?phone=1')).status).toBe(500);
  expect(events).toEqual([{ event: 'request-failed', fields: { reason: 'broken' } }]);
});

test('health tells the release and the build', async () => {
  const { status, headers, text } = await ask('/healthz?x');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({ status: 'ok', release: 'r1', build: 'build-r1' });
});

test('details of health are for this machine alone, and not for whom its proxy asks', async () => {
  const detail = async (headers: Record<string, string> = {}) =>
    JSON.parse((await ask('/healthz?detail', { headers })).text).detail;
  expect(await detail()).toEqual({
    leads: { trouble: null, channels: [] },
    publishing: { refused: false },
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
  });
  expect(await detail({ 'x-forwarded-for': '127.0.0.1' })).toBeUndefined();
  expect(await detail({ forwarded: 'for=127.0.0.1' })).toBeUndefined();
  expect(JSON.parse((await ask('/healthz')).text).detail).toBeUndefined();
});

test('without a release health and pages are 503 until one appears', async () => {
  await rm(join(dataDir, 'current'));
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
  await pointCurrentAt(dataDir, 'r1');
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200);
});

test('a release that cannot be read leaves the last one in place and says why once', async () => {
  const dir = await writeRelease(dataDir, 'r2', FILES);
  await writeFile(join(dir, 'release.json'), '{"format":2}');
  await pointCurrentAt(dataDir, 'r2');
  await wait(100);
  expect((await ask('/')).status).toBe(200);
  expect(events.map(({ event }) => event)).toEqual(['release-not-activated']);
});

test('a file that is gone from the disk is a 500, and the server goes on', async () => {
  await rm(join(dataDir, 'releases/r1/public/works.html'));
  await rm(join(dataDir, 'releases/r1/public/media/film-bbbbbbbb.avif'));
  expect((await ask('/works')).status).toBe(500);
  expect((await ask('/media/film-bbbbbbbb.avif')).status).toBe(500);
  expect((await ask('/')).status).toBe(200);
  expect(events).toHaveLength(2);
});

test('hashed files of older releases stay reachable, their pages do not', async () => {
  for (const id of ['r2', 'r3']) {
    await writeRelease(dataDir, id, { 'index.html': id, [`assets/${id}.js`]: `'${id}'` });
    await store.activate(join(dataDir, 'releases', id));
  }
  for (const path of ['/assets/one-11111111.js', '/assets/r2.js', '/assets/r3.js', '/media/photo-aaaaaaaa.avif']) {
    expect((await ask(path)).status).toBe(200);
  }
  expect((await ask('/works')).status).toBe(404);
  expect((await ask('/data/works.json')).status).toBe(404);

  await pointCurrentAt(dataDir, 'r3');
  await relisten({});
  expect((await ask('/assets/one-11111111.js')).status).toBe(200);
  await rm(join(dataDir, 'releases/r1'), { recursive: true });
  await relisten({});
  expect((await ask('/assets/one-11111111.js')).status).toBe(404);
});

/** What a busy machine may take for something that happens at once on an idle one. */
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
    for (let round = 2; round < 12; round += 1) {
      await writeRelease(dataDir, `r${round}`, { ...FILES, 'index.html': `home ${round}` });
      await pointCurrentAt(dataDir, `r${round}`);
      await expect.poll(() => store.current()?.manifest.id, PATIENT).toBe(`r${round}`);
      await expect.poll(() => seen.get(`home ${round}`), PATIENT).toBeGreaterThan(0);
    }
  } finally {
    isSwapping = false;
    await Promise.all(visitors);
  }
  expect(events).toEqual([]);
  agent.destroy();
});

test.each(['/media/long-cccccccc.avif', '/api/at-once'])(
  'shutdown lets a slow download of %s finish, and closes idle connections',
  async (path) => {
    const long = randomBytes(24_000_000);
    await writeRelease(dataDir, 'r2', { ...FILES, 'media/long-cccccccc.avif': long });
    await pointCurrentAt(dataDir, 'r2');
    await relisten({ api: (_, res) => void res.end(long) });
    const { port } = server.address() as AddressInfo;
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const sent = request({ port, host: '127.0.0.1', path, agent: new Agent({ keepAlive: true }) }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.pause();
    await wait(150);
    const stopped = shutdown(server, 5000);
    await once(idle.resume(), 'close');
    await wait(150);
    const body = await buffer(response);
    expect(body.equals(long)).toBe(true);
    await stopped;
  },
);

test('shutdown cuts what is still under way after its grace', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(`GET /media/film-bbbbbbbb.avif HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  await wait(100);
  const started = Date.now();
  await shutdown(server, 200);
  expect(Date.now() - started).toBeLessThan(2000);
});
