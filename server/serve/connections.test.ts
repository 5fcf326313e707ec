import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healthOf, makeDataDir, pointCurrentAt, writeRelease } from './fixture-release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { shutdown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

const HOME = `<!doctype html><h1>Ремонт квартир</h1>${'<p>Текст</p>'.repeat(200)}`;
const FILES = {
  'index.html': HOME,
  'works.html': '<!doctype html><h1>Наши работы</h1>',
};

let dataDir: string;
let store: ReleaseStore;
let server: Server;

beforeEach(async () => {
  dataDir = await makeDataDir();
  await writeRelease(dataDir, 'r1', FILES);
  await pointCurrentAt(dataDir, 'r1');
  store = createReleaseStore({ dataDir, log: () => {}, pollMs: 20 });
  await store.start();
  const api = vi.fn((_, res) => res.end('lead'));
  server = createSiteServer({ store, health: healthOf(store, dataDir), api, log: () => {} }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  store.stop();
  await shutdown(server, 100);
  await rm(dataDir, { recursive: true });
});

function open() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let waiting: (() => void) | undefined;
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    waiting?.();
  });
  return { socket, next: () => nextAnswer(socket, chunks, (resume) => (waiting = resume)) };
}

type Answer = { head: string; body: Buffer };

async function nextAnswer(socket: Socket, chunks: Buffer[], onData: (resume: () => void) => void): Promise<Answer> {
  for (;;) {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const head = all.subarray(0, Math.max(0, end)).toString('latin1');
    const length = head.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (end >= 0 && all.length >= end + 4 + length) {
      chunks.splice(0, chunks.length, all.subarray(end + 4 + length));
      return { head, body: all.subarray(end + 4, end + 4 + length) };
    }
    if (socket.destroyed) throw new Error(`The connection ended after ${all.length} bytes`);
    await new Promise<void>((resolve) => {
      onData(resolve);
      socket.once('close', resolve);
    });
  }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: pregolya.example\r\n${headers}\r\n`;

async function ask(request: string): Promise<Answer> {
  const { socket, next } = open();
  socket.write(request);
  const answer = await next();
  socket.destroy();
  return answer;
}

test('one connection serves files, then a form, then files again without losing a response', async () => {
  const { socket, next } = open();
  socket.write(get('/works'));
  expect((await next()).body.toString()).toBe(FILES['works.html']);
  socket.write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  expect((await next()).head).toContain('200 OK');
  socket.write(get('/works'));
  expect((await next()).body.toString()).toBe(FILES['works.html']);
  socket.destroy();
});

test.each([
  ['in two pieces', [get('/works').slice(0, 20), get('/works').slice(20)]],
  ['two at once', [get('/works') + get('/works')]],
  ['one and a half', [get('/works') + get('/works').slice(0, 9), get('/works').slice(9)]],
])('requests that arrive %s are answered', async (_, pieces) => {
  const accepted = once(server, 'connection');
  const { socket, next } = open();
  const [peer] = (await accepted) as [Socket];
  let sent = 0;
  for (const piece of pieces) {
    socket.write(piece);
    sent += piece.length;
    await expect.poll(() => peer.bytesRead).toBe(sent);
  }
  const requests = pieces.join('').split('GET ').length - 1;
  for (let at = 0; at < requests; at += 1) expect((await next()).body.toString()).toBe(FILES['works.html']);
  socket.destroy();
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a space before the colon', get('/', 'Content-Length : 5\r\n')],
  ['a bare line feed', get('/', 'A: b\nTransfer-Encoding: chunked\r\n')],
  ['a control character', get('/', 'A: \u0001\r\n')],
])('a request with %s is refused', async (_, request) => {
  expect((await ask(request)).head).toContain('400 Bad Request');
});

test('a file missing on the disk gives a 500, and the connection stays open', async () => {
  await rm(join(dataDir, 'releases', 'r1', 'public', 'works.html'));
  const { socket, next } = open();
  socket.write(get('/works'));
  expect((await next()).head).toContain('500 Internal Server Error');
  socket.write(get('/'));
  expect((await next()).body.toString()).toBe(HOME);
  socket.destroy();
});

test('after a release swap the same connection gets the new page', async () => {
  const { socket, next } = open();
  socket.write(get('/works'));
  await next();
  const dir = await writeRelease(dataDir, 'r2', { ...FILES, 'works.html': '<!doctype html><h1>Новые</h1>' });
  await store.activate(dir);
  socket.write(get('/works'));
  expect((await next()).body.toString()).toContain('Новые');
  socket.destroy();
});

test('a connection that requested only files is closed at shutdown', async () => {
  const { socket, next } = open();
  socket.write(get('/'));
  await next();
  const ended = once(socket, 'end');
  await shutdown(server, 5000);
  await ended;
});
