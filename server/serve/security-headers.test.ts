import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveRelease } from './served-release.fixture.ts';

const { ask, relisten, port } = serveRelease();

const OF_ALL = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
};
const OF_PAGES = {
  ...OF_ALL,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': expect.stringContaining('camera=()'),
};
const SECURITY = ['content-security-policy', 'x-frame-options', 'server', 'x-powered-by', ...Object.keys(OF_PAGES)];

async function securityOf(path: string, status: number, options: Parameters<typeof ask>[1] = {}) {
  const answer = await ask(path, options);
  expect([path, answer.status]).toEqual([path, status]);
  return Object.fromEntries(SECURITY.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])));
}

test('a page has all security headers with any status, and so does a redirect to it', async () => {
  await relisten({ publicUrl: 'https://example.ru' });
  const withPolicy = { ...OF_PAGES, 'content-security-policy': "default-src 'none'; script-src 'self'" };
  expect(await securityOf('/', 200)).toEqual(withPolicy);
  expect(await securityOf('/', 304, { headers: { 'if-none-match': '*' } })).toEqual(withPolicy);
  expect(await securityOf('/nope', 404)).toEqual(withPolicy);
  expect(await securityOf('/%E0%A4', 404)).toEqual(withPolicy);
  expect(await securityOf('/price', 302)).toEqual(OF_PAGES);
  expect(await securityOf('/works/', 301)).toEqual(OF_PAGES);
  expect(await securityOf('/api/unknown', 404)).toEqual(OF_ALL);
});

test('an asset has only the headers that affect it, and a drawing or feed may execute nothing', async () => {
  await relisten({ publicUrl: 'https://example.ru' });
  for (const path of ['/assets/one-11111111.js', '/data/works.json', '/media/photo-aaaaaaaa.avif']) {
    expect(await securityOf(path, 200)).toEqual(OF_ALL);
    expect(await securityOf(path, 304, { headers: { 'if-none-match': '*' } })).toEqual(OF_ALL);
  }
  expect(await securityOf('/media/photo-aaaaaaaa.avif', 206, { headers: { range: 'bytes=0-1' } })).toEqual(OF_ALL);
  expect(await securityOf('/assets/nope.js', 404)).toEqual(OF_ALL);
  expect(await securityOf('/healthz', 200)).toEqual(OF_ALL);
  expect(await securityOf('/', 405, { method: 'POST' })).toEqual(OF_ALL);
  const closed = { ...OF_ALL, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  for (const path of ['/media/plan-cccccccc.svg', '/sitemap.xml']) {
    expect(await securityOf(path, 200)).toEqual(closed);
    expect(await securityOf(path, 304, { headers: { 'if-none-match': '*' } })).toEqual(closed);
  }
});

test('HSTS is sent only when the public address is https', async () => {
  for (const path of ['/', '/assets/one-11111111.js', '/api/unknown'])
    expect((await ask(path)).headers).not.toHaveProperty('strict-transport-security');
});

test('HSTS includes subdomains when the operator enables it', async () => {
  await relisten({ publicUrl: 'https://example.ru', hstsSubdomains: true });
  const hsts = 'max-age=63072000; includeSubDomains';
  for (const path of ['/', '/media/photo-aaaaaaaa.avif', '/api/unknown'])
    expect((await ask(path)).headers).toMatchObject({ 'strict-transport-security': hsts });
});

test('a request that is not HTTP is refused with the security headers', async () => {
  await relisten({ publicUrl: 'https://example.ru' });
  const socket = connect(port(), '127.0.0.1');
  socket.end('rubbish\r\n\r\n');
  const reply = (await buffer(socket)).toString();
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('X-Content-Type-Options: nosniff');
  expect(reply).toContain('Strict-Transport-Security: max-age=63072000');
});
