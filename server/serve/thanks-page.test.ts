import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { healthOf, makeDataDir, pointCurrentAt, writeRelease } from './fixture-release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { shutdown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

const MARKED =
  '<h1 data-thanks="title">?</h1><b data-thanks="call">?</b><p data-thanks="lead" hidden="">Мастер</p><p data-thanks="none">Форма</p><h1>?</h1>';
const CALLS = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '00:00', closes: '23:59' }],
  utcOffsetHours: 3,
  callbackMinutes: 15,
  accepted: {
    title: 'Заявка № {номер} у нас',
    call: 'Наберём {когда}.',
    closed: 'Закрыто.',
    hours: 'Работаем всегда.',
  },
};

let dataDir: string;
let store: ReleaseStore;
let server: Server;
let events: string[];

beforeEach(async () => {
  dataDir = await makeDataDir();
  events = [];
});
afterEach(async () => {
  store.stop();
  await shutdown(server, 100);
  await rm(dataDir, { recursive: true });
});

async function serve(calls: string | null): Promise<(query: string) => Promise<Response>> {
  await writeRelease(dataDir, 'r1', {
    'index.html': 'Главная',
    'thankyou.html': MARKED,
    ...(calls === null ? {} : { 'data/_calls.json': calls }),
  });
  await pointCurrentAt(dataDir, 'r1');
  const log = (event: string) => void events.push(event);
  store = createReleaseStore({ dataDir, log });
  await store.start();
  server = createSiteServer({ store, health: healthOf(store, dataDir), log }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (query) => fetch(`http://127.0.0.1:${port}/thankyou${query}`);
}

test.each(['?n=1001', '?utm_source=ya&n=1001&check=x'])(
  'the thank-you page for %s shows the lead number and the call time',
  async (query) => {
    const ask = await serve(JSON.stringify(CALLS));
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(
      /^<h1 data-thanks="title">Заявка №\u00a01001 у\u00a0нас<\/h1><b data-thanks="call">Наберём.+\.<\/b><p data-thanks="lead">Мастер<\/p><p data-thanks="none" hidden="">Форма<\/p><h1>\?<\/h1>$/,
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; script-src 'self'",
      vary: 'Accept-Encoding',
    });
    expect(answer.headers.get('etag')).toBeNull();
  },
);

test.each(['', '?n=', '?n=12a', '?n=%3Cb%3E', '?n=1234567890', '?n=-1', '?x=1'])(
  '/thankyou%s returns the published page',
  async (query) => {
    const ask = await serve(JSON.stringify(CALLS));
    expect(await (await ask(query)).text()).toBe(MARKED);
  },
);

test.each([
  ['missing', null],
  ['no JSON', '<html>'],
  ['those of another version', '{}'],
])('when the hours are %s, the published page is returned and the failure is logged', async (_, calls) => {
  const ask = await serve(calls);
  const answer = await ask('?n=1001');
  expect([answer.status, await answer.text()]).toEqual([200, MARKED]);
  expect(events).toContain('thanks-page-failed');
});
