import { expect, test } from 'vitest';
import { CERTIFICATE } from '../../outgoing/certificate.fake.ts';
import { CONTEXT, HOSTILE, LEAD, messageOf, PERSONAL, patience } from '../testing/lead.fake.ts';
import { MAX_CHAT, MAX_TOKEN, startMax } from './max.fake.ts';
import { createMax } from './max.ts';
import type { MaxSettings } from './settings.ts';

async function open(settings: Partial<MaxSettings> = {}) {
  const api = await startMax();
  const place = { token: MAX_TOKEN, chat: MAX_CHAT, apiUrl: api.origin, ca: CERTIFICATE, withPersonalData: false };
  const channel = createMax({ ...place, ...settings }, CONTEXT);
  const send = (lead = LEAD) => channel.send(messageOf(lead), patience());
  return { api, channel, send, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

test('a message contains the number, the kind and a link, but no personal data', async () => {
  await using chat = await open();
  expect(await chat.send()).toEqual({ status: 'delivered', remoteId: 'mid.1' });
  await chat.send(HOSTILE);
  expect(chat.api.messages[0]?.text).toBe(
    'Заявка №\u00a01042: пакет ремонта\nhttps://panel.pregolya.example/leads/1042',
  );
  const sent = chat.api.requests.map(({ text, url }) => text + url.href).join('\n');
  for (const part of [...PERSONAL, 'evil', 'remont']) expect(sent).not.toContain(part);
});

test('the token is sent in a header and never in the URL', async () => {
  await using chat = await open();
  await chat.send();
  const [request] = chat.api.requests;
  expect(request?.headers.authorization).toBe(MAX_TOKEN);
  expect(request?.url.href).not.toContain(MAX_TOKEN);
});

test('a message with personal data enabled contains the whole lead within the length limit', async () => {
  await using chat = await open({ withPersonalData: true });
  expect(await chat.send({ ...LEAD, comment: 'Ы'.repeat(5000) })).toMatchObject({ status: 'delivered' });
  expect(chat.api.messages[0]?.text).toContain('Телефон: +7 900 123-45-67');
  expect(chat.api.messages[0]?.text).toHaveLength(4000);
});

test('a refusal with status 200 is not treated as a success', async () => {
  await using chat = await open();
  chat.api.faults.push({ status: 200, body: { code: 'verify.token', message: 'No access token' } });
  expect(await chat.send()).toMatchObject({ status: 'retry' });
});

test('MAX without the trusted root certificate gets no data', async () => {
  await using chat = await open({ ca: undefined });
  expect(await chat.send()).toMatchObject({ status: 'retry', reason: expect.stringContaining('сертификату') });
  expect(chat.api.requests).toEqual([]);
});

test('a message over the rate limit is retried', async () => {
  await using chat = await open();
  chat.api.chat.perSecond = 0;
  expect(await chat.send()).toMatchObject({ status: 'retry' });
});

test.for([
  [{ token: 'another-token-0123456789' }, /MAX_BOT_TOKEN/],
  [{ chat: '-1' }, /MAX_CHAT_ID/],
] as const)('settings %o are refused with the name of the variable', async ([settings, words]) => {
  await using chat = await open(settings);
  expect(await chat.send()).toMatchObject({ status: 'refused', reason: expect.stringMatching(words) });
  expect(await chat.channel.check(patience())).toEqual({ ok: false, words: expect.stringMatching(words) });
});

test('a removed bot is refused, also by the check', async () => {
  await using chat = await open();
  chat.api.chat.status = 'removed';
  expect(await chat.send()).toMatchObject({ status: 'refused', reason: expect.stringContaining('добавьте его снова') });
  expect(await chat.channel.check(patience())).toMatchObject({ ok: false });
});
