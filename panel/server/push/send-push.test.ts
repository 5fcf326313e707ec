import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverPush, type Post, sendOnce } from './deliver-push.ts';
import { isPublicAddress, PUBLIC_PLACES } from './push-places.ts';
import { startPushService } from './push-service.fake.ts';
import { createPushSender } from './send-push.ts';
import { vapidKeyOf } from './vapid.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const [PRESENT, FORMER] = [vapidKeyOf('y'.repeat(32)), vapidKeyOf('x'.repeat(32))];
const MESSAGE = { text: '{"title":"Заявка 1042"}', topic: 'lead-1042', ttlS: 600 };
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let service: Awaited<ReturnType<typeof startPushService>>;
let pauses: number[];
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(() => {
  service.received.length = 0;
  service.answerWith();
  pauses = [];
});

const postWith = (change: Partial<Post> = {}): Post => ({
  send: createPushSender(service.places),
  keys: [PRESENT],
  subject: 'https://panel.example',
  signal: new AbortController().signal,
  now: () => NOW,
  async pause(milliseconds) {
    pauses.push(milliseconds);
  },
  ...change,
});

test('a message arrives encrypted, signed, urgent, with the time for which it makes sense', async () => {
  const browser = service.newBrowser();
  expect(await sendOnce(browser.subscription, MESSAGE, postWith())).toEqual({ kind: 'taken' });
  const [got] = service.received;
  expect(got?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '600',
    topic: 'lead-1042',
    urgency: 'high',
    authorization: expect.stringContaining(`k=${PRESENT.publicKey}`),
  });
  expect(got?.body.includes('1042')).toBe(false);
  expect(browser.read(got?.body ?? Buffer.of())).toEqual({ title: 'Заявка 1042' });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'stranger'],
  [403, 'stranger'],
  [413, 'failed'],
])('after %i the message is not tried again: %s', async (status, kind) => {
  service.answerWith({ status });
  const outcome = await deliverPush(service.newBrowser().subscription, MESSAGE, inMinutes(60), postWith());
  expect([outcome.kind, service.received.length]).toEqual([kind, 1]);
});

test('a subscription made before a rotation of the secret still gets messages by the former key', async () => {
  service.answerWith({ status: 403 });
  const post = postWith({ keys: [PRESENT, FORMER] });
  expect(await sendOnce(service.newBrowser().subscription, MESSAGE, post)).toEqual({ kind: 'taken' });
  expect(service.received.at(-1)?.headers.authorization).toContain(`k=${FORMER.publicKey}`);
});

describe('a service in trouble', () => {
  test('is tried again after growing pauses, or after the pause that it asks for', async () => {
    service.answerWith({ status: 500 }, { status: 429, headers: { 'retry-after': '30' } });
    expect(await deliverPush(service.newBrowser().subscription, MESSAGE, inMinutes(60), postWith())).toEqual({
      kind: 'taken',
    });
    expect(pauses).toEqual([2000, 30_000]);
  });

  test('is given up after four attempts, and when the message would come too late', async () => {
    const trouble = Array.from({ length: 9 }, () => ({ status: 503 }));
    service.answerWith(...trouble);
    await deliverPush(service.newBrowser().subscription, MESSAGE, inMinutes(60), postWith());
    expect(service.received).toHaveLength(4);
    await deliverPush(service.newBrowser().subscription, MESSAGE, inMinutes(0.1), postWith());
    expect(service.received).toHaveLength(6);
  });

  test('that does not answer is cut off', async () => {
    service.answerWith('silence');
    const post = postWith({ send: createPushSender(service.places, 50) });
    expect(await sendOnce(service.newBrowser().subscription, MESSAGE, post)).toEqual({
      kind: 'failed',
      reason: 'нет ответа за 0.05 с',
      isWorthRetry: true,
    });
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://web.push.apple.com/Q1', true],
  ['http://fcm.googleapis.com/fcm/send/1', false],
  ['https://fcm.googleapis.com:8443/1', false],
  ['https://user@fcm.googleapis.com/1', false],
  ['https://10.0.0.1/1', false],
  ['https://[::1]/1', false],
  ['https://2130706433/1', false],
  ['https://localhost/1', false],
  ['https://printer.local/1', false],
])('%s may be an endpoint: %s', (url, isAllowed) => {
  expect(PUBLIC_PLACES.isEndpoint(new URL(url))).toBe(isAllowed);
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['172.20.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
])('a name that leads to %s is connected to: %s', (address, isAllowed) => {
  expect(isPublicAddress(address)).toBe(isAllowed);
});

test('a name that leads to the own machine is refused at the connection', async () => {
  const { endpoint, ...keys } = service.newBrowser().subscription;
  const named = { ...keys, endpoint: endpoint.replace('127.0.0.1', 'localhost') };
  const guarded = createPushSender({ ...service.places, lookup: PUBLIC_PLACES.lookup });
  const outcome = await sendOnce(named, MESSAGE, postWith({ send: guarded }));
  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('EACCES') });
  const open = createPushSender({ ...service.places, lookup: lookup as LookupFunction });
  expect(await sendOnce(named, MESSAGE, postWith({ send: open }))).toEqual({ kind: 'taken' });
});
