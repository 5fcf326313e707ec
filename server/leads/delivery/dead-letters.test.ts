import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { startDelivery } from '../testing/start-delivery.ts';
import { createTestClock } from '../testing/test-clock.ts';
import type { DeliveryRules } from './rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const refused = { status: 'refused', reason: 'Битрикс24: ответ 401' } as const;
const failed = { status: 'retry', reason: 'нет связи' } as const;

describe.each(DATABASES)('dead letters on %s', { timeout: 180_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  async function start(rules: Partial<DeliveryRules> = {}) {
    const store = await databases.open();
    const clock = createTestClock();
    const email = fakeChannel('email', clock, { canAlert: true });
    const bitrix = fakeChannel('bitrix24', clock, { canAlert: true });
    const telegram = fakeChannel('telegram', clock, { canAlert: true });
    const delivery = startDelivery({ store, clock, channels: [email, bitrix, telegram], rules });
    return {
      ...{ store, clock, email, bitrix, telegram, delivery },
      async [Symbol.asyncDispose]() {
        await delivery[Symbol.asyncDispose]();
        await store[Symbol.asyncDispose]();
      },
    };
  }

  test('a refusal raises one alarm per episode, through another channel and on the console', async () => {
    await using run = await start();
    const { bitrix, email, telegram, clock, delivery } = run;
    bitrix.answerWith(() => refused);
    const numbers = [await delivery.add(), await delivery.add(), await delivery.add()];
    await clock.run(2 * HOUR_MS);
    expect(await delivery.states()).toEqual({ delivered: 6, dead: 3 });
    expect(email.alerts).toHaveLength(1);
    expect([...bitrix.alerts, ...telegram.alerts]).toEqual([]);
    expect(delivery.alarms).toEqual(email.alerts);
    expect(email.alerts[0]).toMatch(
      new RegExp(`^Битрикс24: не доставлен.*№\u00a0${numbers[0]}.*Причина: Битрикс24: ответ 401\\.`),
    );
    expect(email.alerts[0]).not.toMatch(/\+7900/);

    bitrix.answerWith(() => ({ status: 'delivered' }));
    await delivery.add();
    await clock.run(MINUTE_MS);
    bitrix.answerWith(() => refused);
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect(email.alerts).toHaveLength(2);
  });

  test('an alarm refused by its first channel goes to the next channel or is retried', async () => {
    await using run = await start();
    const { bitrix, email, telegram, clock, delivery } = run;
    bitrix.answerWith(() => refused);
    email.answerAlertsWith(failed);
    telegram.answerAlertsWith(failed);
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect([email.alerts.length > 0, telegram.alerts.length > 0]).toEqual([true, true]);
    telegram.answerAlertsWith({ status: 'delivered' });
    await clock.run(HOUR_MS);
    const alertCount = telegram.alerts.length;
    await clock.run(DAY_MS);
    expect(telegram.alerts).toHaveLength(alertCount);
    expect(await run.store.rows('SELECT sent_through FROM alarms')).toEqual([{ sent_through: 'telegram' }]);
    expect(delivery.alarms).toHaveLength(1);
  });

  test('a channel that fails for half an hour is reported while its messages are still retried', async () => {
    await using run = await start();
    const { bitrix, email, clock, delivery } = run;
    bitrix.answerWith(() => failed);
    await delivery.add();
    await clock.run(25 * MINUTE_MS);
    expect(email.alerts).toEqual([]);
    await clock.run(70 * MINUTE_MS);
    expect(email.alerts).toHaveLength(1);
    expect(email.alerts[0]).toMatch(
      /^Битрикс24: заявки не доставляются.*Причина: нет связи\. Ждут отправки: 1\u00a0заявка\./,
    );
    bitrix.answerWith(() => ({ status: 'delivered' }));
    await clock.runUntil(async () => (await delivery.states()).delivered === 3, 2 * HOUR_MS);
    expect(email.alerts).toHaveLength(1);
  });

  test('a service that asks for a pause of a day is reported after half an hour of waiting', async () => {
    await using run = await start();
    const { bitrix, email, clock, delivery } = run;
    bitrix.answerWith(() => ({ status: 'retry', reason: 'Битрикс24: ответ 429', retryAfterMs: DAY_MS }));
    await delivery.add();
    await clock.run(29 * MINUTE_MS);
    expect([bitrix.sent.length, email.alerts]).toEqual([1, []]);
    await clock.run(42 * MINUTE_MS);
    expect(email.alerts).toEqual([expect.stringMatching(/^Битрикс24: заявки не доставляются.*ответ 429/)]);
    expect(bitrix.sent).toHaveLength(1);
    await clock.run(12 * HOUR_MS);
    expect(email.alerts).toHaveLength(1);
  });

  test('one lead that fails for half an hour while others are delivered is reported once', async () => {
    await using run = await start();
    const { bitrix, email, clock, delivery } = run;
    bitrix.answerWith(({ lead }) => (lead.comment === 'stuck' ? failed : { status: 'delivered' }));
    await delivery.add({ comment: 'stuck' });
    for (let lead = 0; lead < 20; lead += 1) {
      await delivery.add();
      await clock.run(10 * MINUTE_MS);
    }
    expect(email.alerts).toEqual([expect.stringMatching(/^Битрикс24: .*Ждут отправки: 1\u00a0заявка/)]);
  });

  test('messages that waited for a stopped server are delivered, not reported', async () => {
    await using store = await databases.open();
    const clock = createTestClock();
    const [email, max] = [fakeChannel('email', clock, { canAlert: true }), fakeChannel('max', clock)];
    const off = startDelivery({ store, clock, channels: [email, max] });
    await off[Symbol.asyncDispose]();
    for (let lead = 0; lead < 5; lead += 1) await off.add();
    clock.jump(7 * DAY_MS);
    await using on = startDelivery({ store, clock, channels: [email, max], rules: { pollMs: 5000 } });
    await clock.run(MINUTE_MS);
    expect([await on.states(), on.alarms]).toEqual([{ delivered: 10 }, []]);
  });

  test('a warning about delivered leads is sent once a day, through another channel first', async () => {
    await using run = await start();
    const { email, bitrix, telegram, clock, delivery } = run;
    telegram.answerWith(() => ({ status: 'delivered', warning: 'адрес № 2 не принят' }));
    for (let lead = 0; lead < 3; lead += 1) await delivery.add();
    await clock.run(MINUTE_MS);
    expect(email.alerts).toEqual(['Телеграм: адрес № 2 не принят.']);
    expect(delivery.alarms).toEqual(email.alerts);
    clock.put(25 * HOUR_MS);
    for (const { answerAlertsWith } of [email, bitrix]) answerAlertsWith(failed);
    await delivery.add();
    await clock.run(MINUTE_MS);
    expect(telegram.alerts).toEqual(['Телеграм: адрес № 2 не принят.']);
  });

  test('a message becomes dead after three days of retries, and not earlier', async () => {
    await using run = await start({ pollMs: 12 * HOUR_MS });
    const { bitrix, clock, delivery } = run;
    bitrix.answerWith(() => failed);
    await delivery.add();
    await clock.run(3 * DAY_MS - HOUR_MS);
    expect(await delivery.states()).toEqual({ delivered: 2, queued: 1 });
    await clock.run(2 * HOUR_MS);
    expect(await delivery.states()).toEqual({ delivered: 2, dead: 1 });
    const [row] = await run.store.rows("SELECT attempts, last_reason FROM outbox WHERE state = 'dead'");
    expect(Number(row?.attempts)).toBeGreaterThan(72);
    expect(row?.last_reason).toBe('нет связи');
  });

  test('neither a week of downtime nor a clock jump makes an untried message dead', async () => {
    await using run = await start();
    const { bitrix, clock, delivery } = run;
    let isDown = true;
    bitrix.answerWith(() => (isDown ? failed : { status: 'delivered' }));
    await delivery.add();
    await clock.settle();
    clock.jump(7 * DAY_MS);
    await clock.run(MINUTE_MS);
    expect((await delivery.states()).dead).toBeUndefined();
    isDown = false;
    await clock.runUntil(async () => (await delivery.states()).delivered === 3, HOUR_MS);
  });
});
