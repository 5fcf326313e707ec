import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hstsOf } from '../../../server/serve/headers.ts';
import { createPanelApp } from './panel-app.ts';
import type { Route } from './route.ts';

const HERE = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/few-fields',
    operation: 'public',
    handle: async (context) => context.json({ length: (await context.req.text()).length }),
  },
  {
    method: 'POST',
    path: '/api/file',
    operation: 'public',
    takesFile: true,
    handle: async (context) => context.json({ length: (await context.req.text()).length }),
  },
  { method: 'GET', path: '/api/staff/:id', operation: 'people', handle: async (context) => context.json({}) },
  {
    method: 'GET',
    path: '/api/broken',
    operation: 'public',
    handle() {
      throw new Error('a secret of the machine');
    },
  },
];
const loggedErrors: unknown[] = [];
const refused: unknown[] = [];
const app = createPanelApp({
  routes,
  personOf: async () => ({ id: 'p1', email: 'anna@company.ru', name: 'Анна', role: 'editor' }),
  appDir: 'nowhere',
  log: (error) => loggedErrors.push(error),
  onRefused: (event, fields) => refused.push([event, fields]),
});
const server = createServer(getRequestListener(app.fetch));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const large = 'x'.repeat(9 * 1024 * 1024);

test('a request from another page changes nothing', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': site };
    expect((await fetch(`${url}/api/few-fields`, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  }
});

test('a forbidden request is logged with the person id, never with a name or an address', async () => {
  refused.length = 0;
  expect((await fetch(`${url}/api/staff/42?name=anna`)).status).toBe(403);
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  await fetch(`${url}/api/few-fields?name=anna`, { method: 'POST', headers, body: '{}' });
  expect(refused).toEqual([
    ['panel-not-allowed', { method: 'GET', path: '/api/staff/:id', person: 'p1' }],
    ['panel-foreign-request', { method: 'POST', path: '/api/few-fields' }],
  ]);
});

test('an unexpected error goes to the log and not into the answer', async () => {
  const answer = await fetch(`${url}/api/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(loggedErrors).toHaveLength(1);
});

// The request bypasses the network, because a server that rejects a body early closes the connection.
test('a request body is limited in size, and only a file may be large', async () => {
  const refused = await app.request('/api/few-fields', { method: 'POST', headers: HERE, body: large });
  expect([refused.status, await refused.json()]).toEqual([413, { message: expect.stringContaining('Сократите') }]);
  const taken = await app.request('/api/file', { method: 'POST', headers: HERE, body: large });
  expect(await taken.json()).toEqual({ length: large.length });
});

test('an answer has its embedding header, and HSTS on https', async () => {
  const { headers } = await fetch(`${url}/api/nowhere`);
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(headers.has('strict-transport-security')).toBe(false);
  const secure = createPanelApp({
    routes,
    personOf: async () => null,
    appDir: 'nowhere',
    hsts: hstsOf('https://panel.company.example', false),
    log: () => {},
  });
  const answer = await secure.request('/api/nowhere');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
});
