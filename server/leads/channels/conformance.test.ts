import { expect, test } from 'vitest';
import type { ChannelName } from './channels.ts';
import { CHANNEL_NAMES, CHANNELS } from './channels.ts';
import { checkChannels } from './check-channels.ts';
import { sendTest } from './send-test.ts';
import { messageOf, PERSONAL, patience } from './testing/lead.fake.ts';
import type { Outage } from './testing/subjects.fake.ts';
import { SUBJECTS } from './testing/subjects.fake.ts';

const HTTP = CHANNEL_NAMES.filter((name) => name !== 'email');
/** A webhook treats any 2xx response as a receipt, so the test of HTML pages excludes it. */
const IN_JSON = HTTP.filter((name) => name !== 'webhook');
/** Channels without duplicates: the service can look a lead up or recognises a repeated idempotency key. */
const ONCE: readonly ChannelName[] = ['bitrix24', 'amocrm', 'webhook'];
const FAULTS: readonly Outage[] = ['reset', 'accept-then-reset', 'overload', 'page', 'unauthorized'];

test.for(CHANNEL_NAMES)('%s delivers a lead once', async (name) => {
  await using subject = await SUBJECTS[name]();
  const outcome = await subject.channel.send(messageOf(), patience());
  expect(outcome.status).toBe('delivered');
  expect(subject.countArrivedLeads()).toBe(1);
});

/** Less than the channel's own timeout of 20 s, which applies when the channel ignores the signal. */
const GIVEN_UP = { timeout: 10_000 };

test.for(CHANNEL_NAMES)('%s gives up on a silent service when the signal aborts', GIVEN_UP, async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('silence');
  const outcome = await subject.channel.send(messageOf(), AbortSignal.timeout(150));
  expect(outcome).toMatchObject({ status: 'retry', reason: expect.stringContaining('отправка прервана') });
});

test.for(CHANNEL_NAMES)('%s does not send when the signal is already aborted', async (name) => {
  await using subject = await SUBJECTS[name]();
  const outcome = await subject.channel.send(messageOf(), AbortSignal.abort());
  expect(outcome.status).toBe('retry');
  expect(subject.countArrivedLeads()).toBe(0);
});

test.for(CHANNEL_NAMES)('%s retries after a broken connection', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('reset');
  expect((await subject.channel.send(messageOf(), patience())).status).toBe('retry');
});

test.for(CHANNEL_NAMES)('%s retries when the connection is refused', async (name) => {
  const subject = await SUBJECTS[name]();
  await subject[Symbol.asyncDispose]();
  expect((await subject.channel.send(messageOf(), patience())).status).toBe('retry');
});

test.for(CHANNEL_NAMES)('%s retries after an overload', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('overload');
  expect((await subject.channel.send(messageOf(), patience())).status).toBe('retry');
});

test.for(HTTP)('%s waits as long as the service asks', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('overload');
  expect(await subject.channel.send(messageOf(), patience())).toMatchObject({ retryAfterMs: 7000 });
});

test.for(IN_JSON)('%s does not treat an HTML page as a receipt', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('page');
  expect((await subject.channel.send(messageOf(), patience())).status).toBe('retry');
});

test.for(HTTP)('%s treats a 403 or 404 page of a proxy as a temporary failure', async (name) => {
  await using subject = await SUBJECTS[name]();
  for (const trouble of ['forbidden-page', 'not-found-page'] as const) {
    subject.setFault(trouble);
    expect(await subject.channel.send(messageOf(), patience())).toMatchObject({
      status: 'retry',
      reason: expect.stringMatching(/ответ 40[34], но отвечает не сам сервис/),
    });
  }
});

test.for(CHANNEL_NAMES)('%s names the setting of a refused key in the error message', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('unauthorized');
  const outcome = await subject.channel.send(messageOf(), patience());
  expect(outcome).toMatchObject({ status: 'refused', reason: expect.stringMatching(/\b[A-Z0-9]+_[A-Z_]+\b/) });
});

test.for(CHANNEL_NAMES)('%s delivers after an outage ends', async (name) => {
  await using subject = await SUBJECTS[name]();
  subject.setFault('reset');
  for (const attempt of [1, 2, 3]) {
    expect((await subject.channel.send(messageOf(undefined, { attempt }), patience())).status).toBe('retry');
  }
  subject.setFault(null);
  expect((await subject.channel.send(messageOf(undefined, { attempt: 4 }), patience())).status).toBe('delivered');
  expect(subject.countArrivedLeads()).toBe(1);
});

test.for(CHANNEL_NAMES)(
  '%s never loses a lead with a lost receipt, nor repeats it where the service supports a lookup',
  async (name) => {
    await using subject = await SUBJECTS[name]();
    subject.setFault('accept-then-reset');
    expect((await subject.channel.send(messageOf(), patience())).status).toBe('retry');
    expect(subject.countArrivedLeads()).toBe(1);
    subject.setFault(null);
    const again = await subject.channel.send(messageOf(undefined, { attempt: 2 }), patience());
    expect(again.status).toBe('delivered');
    expect(subject.countArrivedLeads()).toBe(ONCE.includes(name) ? 1 : 2);
  },
);

test.for(CHANNEL_NAMES)('%s keeps secrets and personal data out of its messages', async (name) => {
  await using subject = await SUBJECTS[name]();
  const { channel, secrets } = subject;
  const words: unknown[] = [];
  for (const trouble of [...FAULTS, null]) {
    subject.setFault(trouble);
    for (const attempt of [1, 2]) words.push(await channel.send(messageOf(undefined, { attempt }), patience()));
    words.push(await channel.check(patience()), await channel.alert?.('Тревога', patience()));
    words.push(await sendTest(channel, new Date()));
  }
  const messagesJson = JSON.stringify(words);
  for (const secret of [...secrets, ...PERSONAL]) expect(messagesJson).not.toContain(secret);
});

test.for(CHANNEL_NAMES)('%s passes its check and leaves no data behind', async (name) => {
  await using subject = await SUBJECTS[name]();
  expect(await subject.channel.check(patience())).toEqual({ ok: true, words: expect.stringMatching(/^[А-Я].+\.$/) });
  expect(subject.countArrivedLeads()).toBe(0);
});

test.for(CHANNEL_NAMES)('%s sends a test message that no program takes for a lead', async (name) => {
  await using subject = await SUBJECTS[name]();
  expect(await sendTest(subject.channel, new Date())).toEqual({ ok: true, words: 'Сообщение принято.' });
  expect(subject.countArrivedLeads()).toBe(name === 'webhook' ? 0 : 1);
  subject.setFault('unauthorized');
  const refused = await sendTest(subject.channel, new Date());
  expect(refused).toEqual({ ok: false, words: expect.stringMatching(/\b[A-Z0-9]+_[A-Z_]+\b/) });
});

test.for(CHANNELS)('$name declares whether it can send alarms', async ({ name, carriesAlarms }) => {
  await using subject = await SUBJECTS[name]();
  expect(subject.channel.alert !== undefined).toBe(carriesAlarms);
});

test('a check of all channels reports the problem of each channel', async () => {
  await using working = await SUBJECTS.max();
  await using silent = await SUBJECTS.bitrix24();
  await using refusing = await SUBJECTS.telegram();
  silent.setFault('silence');
  refusing.setFault('unauthorized');
  const checks = await checkChannels([working.channel, silent.channel, refusing.channel], 3_000);
  expect(checks).toEqual([
    { name: 'max', title: 'MAX', ok: true, words: 'Ключ принят, бот видит чат.' },
    { name: 'bitrix24', title: 'Битрикс24', ok: false, words: 'отправка прервана' },
    { name: 'telegram', title: 'Телеграм', ok: false, words: expect.stringContaining('TELEGRAM_BOT_TOKEN') },
  ]);
});
