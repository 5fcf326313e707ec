import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(DATABASES)('delivery on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('every lead goes to every channel once, and leads that wait for a call go first', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock, { minIntervalMs: 1000 });
    const webhook = fakeChannel('webhook', clock);
    await using delivery = startDelivery({ store, clock, channels: [email, webhook] });
    await clock.settle();
    email.answerWith(() => ({ status: 'retry', reason: 'busy', retryAfterMs: MINUTE_MS }));
    const first = await delivery.add();
    await clock.settle();
    email.answerWith(() => ({ status: 'delivered', remoteId: 'r' }));
    const vacancy = await delivery.add({ kind: 'vacancy' });
    const repeat = await delivery.add({ phone: '+79000000001' });
    const flat = await delivery.add({ kind: 'flat' });
    await clock.runUntil(async () => (await delivery.states()).delivered === 8, HOUR_MS);
    expect(email.sent.slice(1).map(({ number }) => number)).toEqual([first, flat, repeat, vacancy]);
    expect(webhook.sent.map(({ number }) => number).sort()).toEqual([first, vacancy, repeat, flat].sort());
    expect(await store.rows("SELECT DISTINCT remote_id FROM outbox WHERE channel = 'email'")).toEqual([
      { remote_id: 'r' },
    ]);
  });

  test('the acceptance id of an attempt is passed to the next attempt on any server', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const amocrm = fakeChannel('amocrm', clock);
    const seen: (string | null)[] = [];
    amocrm.answerWith(({ acceptedAs }) => {
      seen.push(acceptedAs);
      if (seen.length === 1) return { status: 'retry', reason: 'no number yet', acceptedAs: 'uid-1' };
      return seen.length === 2 ? { status: 'retry', reason: 'busy' } : { status: 'delivered', remoteId: 'uid-1' };
    });
    for (const isDone of [() => seen.length === 1, () => seen.length === 3]) {
      await using delivery = startDelivery({ store, clock, channels: [amocrm] });
      if (seen.length === 0) await delivery.add();
      await clock.runUntil(async () => isDone(), HOUR_MS);
    }
    expect(seen).toEqual([null, 'uid-1', 'uid-1']);
  });

  test('a message that throws, hangs or returns an invalid outcome does not block the others', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [email] });
    let isRepaired = false;
    email.answerWith(({ lead }) => {
      if (isRepaired) return { status: 'delivered' };
      if (lead.comment === 'throws') throw new TypeError('+79001234567 in the text of an error');
      if (lead.comment === 'hangs') return new Promise(() => {});
      if (lead.comment === 'lies') return undefined as never;
      return { status: 'delivered' };
    });
    for (const comment of ['throws', 'hangs', 'lies']) await delivery.add({ comment });
    await delivery.add();
    await clock.run(10 * MINUTE_MS);
    expect(await delivery.states()).toEqual({ delivered: 1, queued: 3 });
    const reasons = await store.rows("SELECT last_reason FROM outbox WHERE state = 'queued' ");
    expect(reasons.map(({ last_reason }) => last_reason).sort()).toEqual([
      'внутренняя ошибка (TypeError)',
      'внутренняя ошибка (канал не сказал, чем кончилось)',
      'нет ответа за 30 с',
    ]);
    isRepaired = true;
    await clock.runUntil(async () => (await delivery.states()).delivered === 4, HOUR_MS);
  });

  test('a pause requested by the service applies to the whole channel and to no other channel', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const max = fakeChannel('max', clock);
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [max, email] });
    max.answerWith(({ attempt }) =>
      attempt === 1 && max.sent.length === 1
        ? { status: 'retry', reason: '429', retryAfterMs: 10 * MINUTE_MS }
        : { status: 'delivered' },
    );
    for (let lead = 0; lead < 3; lead += 1) await delivery.add();
    await clock.runUntil(async () => (await delivery.states()).delivered === 6, HOUR_MS);
    const [firstSentAt, ...later] = max.sent.map(({ at }) => at);
    expect(later).toHaveLength(3);
    for (const at of later) expect(at - (firstSentAt ?? 0)).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    expect(Math.max(...email.sent.map(({ at }) => at)) - (firstSentAt ?? 0)).toBeLessThan(MINUTE_MS);
    expect(await store.rows('SELECT DISTINCT failures FROM outbox')).toEqual([{ failures: 0 }]);
  });

  test('two servers share the work, keep the pace of each channel and send no message twice', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const channels = [fakeChannel('bitrix24', clock, { minIntervalMs: 500 })];
    await using one = startDelivery({ store, clock, channels });
    await using other = startDelivery({ store, clock, channels });
    for (let lead = 0; lead < 10; lead += 1) {
      await one.add({ phone: `+7901000000${lead}` });
      await other.add({ phone: `+7902000000${lead}` });
    }
    await clock.runUntil(async () => (await one.states()).delivered === 20, HOUR_MS);
    const [{ sent } = { sent: [] }] = channels;
    expect(new Set(sent.map(({ key }) => key)).size).toBe(20);
    expect(sent).toHaveLength(20);
    const times = sent.map(({ at }) => at);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(500);
  });

  test('a queue that grew during an outage of hours drains within minutes of the recovery', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock);
    await using delivery = startDelivery({ store, clock, channels: [email] });
    email.answerWith(() => ({ status: 'retry', reason: 'нет связи' }));
    for (let lead = 0; lead < 10; lead += 1) await delivery.add();
    await clock.run(2 * HOUR_MS);
    const tried = email.sent.length;
    // The lane sends one probe every few minutes, not ten messages with a backoff each.
    expect(tried).toBeLessThan(120);
    email.answerWith(() => ({ status: 'delivered' }));
    const back = clock.elapsedMs();
    await clock.runUntil(async () => (await delivery.states()).delivered === 10, HOUR_MS);
    expect(clock.elapsedMs() - back).toBeLessThanOrEqual(6 * MINUTE_MS);
    expect(new Set(email.sent.slice(tried).map(({ key }) => key)).size).toBe(email.sent.length - tried);
  });
});
