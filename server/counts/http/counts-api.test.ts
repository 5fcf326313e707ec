import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServedRelease } from '../../serve/release-store.ts';
import { HITS_PER_HOUR } from './address-limit.ts';
import { createCountsApi } from './counts-api.ts';
import type { Hit } from './read-hit.ts';

const page = { file: 'x', type: 't', size: 1, hash: 'aaaaaaaa', encodings: {}, cache: 'page' } as const;
const RELEASE = { manifest: { files: { '/': page } } } as unknown as ServedRelease;
const VIEW = { page: '/', goal: null, from: 'yandex' };
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0';

let counted: Hit[] = [];
let release: ServedRelease | null = RELEASE;
const server = createServer(
  createCountsApi({
    release: () => release,
    publicHost: 'company.example',
    now: () => new Date('2026-11-20T10:00:00Z'),
    today: () => '2026-11-20',
    count: (hit) => counted.push(hit),
  }),
);
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/counts`;
});
beforeEach(() => {
  counted = [];
  release = RELEASE;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { 'user-agent': AGENT, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain', ...headers };
  const answer = await fetch(url, { method: 'POST', headers: sent, body: text });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.status;
}

test('views, arrivals and goals are counted, and every response is an empty 204', async () => {
  expect(await post(VIEW)).toBe(204);
  expect(await post({ page: '/', goal: 'phone', from: null })).toBe(204);
  expect(counted).toEqual([
    { page: '/', source: 'yandex', goal: '' },
    { page: '/', source: '', goal: 'phone' },
  ]);
});

test('bots get the same response and are not counted', async () => {
  expect(await post(VIEW, { 'user-agent': 'Googlebot/2.1' })).toBe(204);
  expect(counted).toEqual([]);
});

test.each(['', 'no JSON', '{}', JSON.stringify({ ...VIEW, from: 'x'.repeat(600) })])(
  'a body that the site never sends is refused: %s',
  async (body) => {
    expect(await post(body)).toBe(400);
    expect(counted).toEqual([]);
  },
);

test('only POST requests are counted', async () => {
  const answer = await fetch(url, { headers: { 'user-agent': AGENT, 'sec-fetch-site': 'same-origin' } });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
  expect(counted).toEqual([]);
});

test('nothing is counted before the first release', async () => {
  release = null;
  expect(await post(VIEW)).toBe(204);
  expect(counted).toEqual([]);
});

test('a flood is counted up to the limit by the last forwarded address, which our proxy sets', async () => {
  const flood = Array.from({ length: HITS_PER_HOUR + 20 }, (_, made) =>
    post(VIEW, { 'x-forwarded-for': `198.51.100.${made % 200}, 203.0.113.9` }),
  );
  expect(new Set(await Promise.all(flood))).toEqual(new Set([204]));
  expect(counted).toHaveLength(HITS_PER_HOUR);
  await post(VIEW, { 'x-forwarded-for': '203.0.113.10' });
  expect(counted).toHaveLength(HITS_PER_HOUR + 1);
});
