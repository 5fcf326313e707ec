import { expect, test } from 'vitest';
import { startApi } from '../../outgoing/api.fake.ts';
import { CONTEXT, HOSTILE, LEAD, messageOf, patience } from '../testing/lead.fake.ts';
import { startWebhook, WEBHOOK_SECRET } from './webhook.fake.ts';
import { createWebhook } from './webhook.ts';

async function open(secrets = [WEBHOOK_SECRET]) {
  const api = await startWebhook();
  const channel = createWebhook({ url: `${api.origin}/leads`, secrets }, CONTEXT);
  const send = (lead = LEAD, attempt = 1) => channel.send(messageOf(lead, { attempt }), patience());
  return { api, channel, send, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

test('a receiver that verifies the signature gets the whole lead', async () => {
  await using hook = await open();
  expect(await hook.send()).toEqual({ status: 'delivered' });
  expect(hook.api.events).toEqual([
    {
      type: 'lead.created',
      timestamp: '2026-11-20T22:05:00.000Z',
      data: expect.objectContaining({
        number: 1042,
        phone: '+79001234567',
        name: 'Анна Верещагина',
        page: 'https://pregolya.example/remont/komfort?from=menu',
        panel: 'https://panel.pregolya.example/leads/1042',
        answers: LEAD.answers,
      }),
    },
  ]);
});

test('hostile strings arrive unchanged', async () => {
  await using hook = await open();
  await hook.send(HOSTILE);
  expect(hook.api.events[0]?.data).toMatchObject({ name: HOSTILE.name, comment: HOSTILE.comment, page: null });
});

test('every attempt of one lead has the same id and a signature with its own timestamp', async () => {
  await using hook = await open();
  await hook.send();
  await hook.send(LEAD, 2);
  expect(hook.api.requests.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill('7c9e6679-7425-40de-944b-e07fc1f90ae7'),
  );
  expect(hook.api.events).toHaveLength(1);
});

test('both secrets sign while the secret is being rotated', async () => {
  await using hook = await open([Buffer.from('the new secret of 32 bytes, too!'), WEBHOOK_SECRET]);
  expect(await hook.send()).toEqual({ status: 'delivered' });
});

test('a wrong secret is reported by its variable, also by the check', async () => {
  await using hook = await open([Buffer.from('not the secret of the receiver!!')]);
  expect(await hook.send()).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('LEADS_WEBHOOK_SECRET'),
  });
  expect(await hook.channel.check(patience())).toMatchObject({ ok: false });
});

test.for([301, 302, 303, 307, 308])('a redirect of %i is not followed', async (status) => {
  await using elsewhere = await startApi(() => ({ status: 200 }));
  await using hook = await open();
  hook.api.faults.push({ status, headers: { location: elsewhere.origin } });
  expect(await hook.send()).toMatchObject({ status: 'refused', reason: expect.stringContaining('новый адрес') });
  expect(elsewhere.requests).toEqual([]);
});

test('a receiver that answers 410 is not retried', async () => {
  await using hook = await open();
  hook.api.faults.push({ status: 410 });
  expect(await hook.send()).toMatchObject({ status: 'refused', reason: expect.stringContaining('LEADS_WEBHOOK_URL') });
});
