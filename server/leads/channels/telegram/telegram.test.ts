import { expect, test } from 'vitest';
import { CONTEXT, HOSTILE, LEAD, messageOf, PERSONAL, patience } from '../testing/lead.fake.ts';
import type { TelegramSettings } from './settings.ts';
import { startTelegram, TELEGRAM_TOKEN } from './telegram.fake.ts';
import { createTelegram } from './telegram.ts';

async function open(
  settings: Partial<TelegramSettings> = {},
  context = CONTEXT as Parameters<typeof createTelegram>[1],
) {
  const api = await startTelegram();
  const place = { token: TELEGRAM_TOKEN, chat: api.group.id, apiUrl: api.origin, withPersonalData: false };
  const channel = createTelegram({ ...place, ...settings }, context);
  const send = (lead = LEAD) => channel.send(messageOf(lead), patience());
  return { api, channel, send, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

test('a message contains only the number, the kind and a link to the panel', async () => {
  await using chat = await open();
  expect(await chat.send()).toEqual({ status: 'delivered', remoteId: '1' });
  expect(chat.api.messages[0]?.text).toBe(
    'Заявка №\u00a01042: пакет ремонта\nhttps://panel.pregolya.example/leads/1042',
  );
});

test('a message without a panel URL contains no link and no personal data', async () => {
  await using chat = await open({}, { ...CONTEXT, panelUrl: null });
  await chat.send({ ...LEAD, repeatOf: 1041, marketing: true });
  expect(chat.api.messages[0]?.text).toBe('Заявка №\u00a01042: пакет ремонта');
});

test('no data typed or seen by a visitor reaches Telegram', async () => {
  await using chat = await open();
  await chat.send();
  await chat.send(HOSTILE);
  const sent = chat.api.requests.map(({ text, url }) => text + url.href).join('\n');
  for (const part of [...PERSONAL, 'evil', 'script', 'remont']) expect(sent).not.toContain(part);
});

test('a message with personal data enabled contains the whole lead unchanged', async () => {
  await using chat = await open({ withPersonalData: true });
  expect(await chat.send(HOSTILE)).toMatchObject({ status: 'delivered' });
  expect(chat.api.messages[0]?.text).toContain(`Имя: ${HOSTILE.name}`);
  expect(chat.api.messages[0]?.text).toContain('Телефон: +7 900 123-45-67');
});

test('a long comment is shortened, not refused', async () => {
  await using chat = await open({ withPersonalData: true });
  expect(await chat.send({ ...LEAD, comment: '😈'.repeat(3000) })).toMatchObject({ status: 'delivered' });
  expect(chat.api.messages[0]?.text.isWellFormed()).toBe(true);
});

test('a message over the rate limit waits as long as Telegram asks', async () => {
  await using chat = await open();
  chat.api.group.perMinute = 0;
  expect(await chat.send()).toMatchObject({ status: 'retry', retryAfterMs: 34_000 });
});

test('a migration to a supergroup is followed, and the check names the new chat id', async () => {
  await using chat = await open({ chat: '-52' });
  chat.api.group.migratedFrom = '-52';
  expect(await chat.send()).toMatchObject({ status: 'delivered' });
  expect(await chat.send()).toMatchObject({ status: 'delivered' });
  expect(chat.api.requests).toHaveLength(3);
  expect(await chat.channel.check(patience())).toMatchObject({
    words: expect.stringContaining('TELEGRAM_CHAT_ID=-1001234567890'),
  });
});

test('a removed bot is refused with an error message', async () => {
  await using chat = await open();
  chat.api.group.kicked = true;
  expect(await chat.send()).toEqual({ status: 'refused', reason: expect.stringContaining('добавьте его снова') });
});

test.for([
  [{ chat: '-1' }, /TELEGRAM_CHAT_ID/],
  [{ token: '123456789:another_token_of_another_bot_123456' }, /TELEGRAM_BOT_TOKEN/],
] as const)('settings %o are refused with the name of the variable', async ([settings, words]) => {
  await using chat = await open(settings);
  expect(await chat.send()).toMatchObject({ status: 'refused', reason: expect.stringMatching(words) });
  expect(await chat.channel.check(patience())).toEqual({ ok: false, words: expect.stringMatching(words) });
});

test('messages go to the configured topic of the group', async () => {
  await using chat = await open({ thread: 5 });
  await chat.send();
  expect(chat.api.messages[0]).toMatchObject({ message_thread_id: 5 });
});

test('a confirmed message without an id counts as delivered', async () => {
  await using chat = await open();
  chat.api.faults.push({ status: 200, body: { ok: true, result: true } });
  expect(await chat.send()).toEqual({ status: 'delivered' });
});

test('an alarm is sent unchanged', async () => {
  await using chat = await open();
  await chat.channel.alert?.('Почта не принимает заявки: 3 ждут.', patience());
  expect(chat.api.messages[0]?.text).toBe('Почта не принимает заявки: 3 ждут.');
});
