import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FILM, HOME, PHOTO, serveRelease } from './served-release.fixture.ts';

const { ask } = serveRelease();

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

test('each encoding decodes to the page and has a separate ETag that gives a 304', async () => {
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

test.each(['photo-aaaaaaaa', 'film-bbbbbbbb'])('a range of %s can be requested', async (name) => {
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

test('a range of a file with precompressed variants is ignored', async () => {
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
  ['/WORKS', 301, '/works'],
  ['/works,', 301, '/works'],
  ['/works/index.html?utm_source=x', 301, '/works?utm_source=x'],
  ['/Works/X?page=2', 301, '/works/x?page=2'],
  ['//works', 301, '/works'],
  ['/works//x/', 301, '/works/x'],
  ['//WORKS.html', 301, '/works'],
  ['/WORKS/OLD', 301, '/works/x'],
  ['//', 301, '/'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const reply = await ask(path);
  expect(reply.status).toBe(status);
  expect(reply.headers.location).toBe(location);
});

test.each([
  ['/nope', 'Page not found: /nope'],
  ['/Nope', 'Page not found: /Nope'],
  ['//evil.example', 'Page not found: //evil.example'],
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
])('%s gives a 404 with the text: %s', async (path, message) => {
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

test('a long address is cut on the page, and the page can be compressed', async () => {
  const { headers, body } = await ask(`/${'a'.repeat(5000)}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).length).toBeLessThan(400);
});

test('a missing file gives a short text for a script and a page for a browser', async () => {
  const forScript = await ask('/assets/gone-1.js');
  expect(forScript.status).toBe(404);
  expect(forScript.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await ask('/data/gone.json', { headers: { accept: 'text/html' } })).text).toContain(
    'Page not found: /data/gone.json',
  );
});

test('a removed page gives a 410, with or without a trailing slash', async () => {
  for (const path of ['/works/removed', '/works/removed/', '/works/removed?utm_source=vk']) {
    const { status, headers, text } = await ask(path);
    expect(status, path).toBe(410);
    expect(text).toContain('Page Not Found: /works/removed');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
  }
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
])('%s gives a 404 without a redirect', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test('a path that cannot be decoded gives a 404', async () => {
  expect((await ask('/%E0%A4')).status).toBe(404);
});

test.each(['DELETE', 'TRACE'])('%s gives a 405 with Allow', async (method) => {
  const { status, headers } = await ask('/works', { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});
