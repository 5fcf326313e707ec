import { expect, test } from 'vitest';
import { CONTEXT, HOSTILE, LEAD, messageOf, patience } from '../testing/lead.fake.ts';
import { failed, startBitrix24 } from './bitrix24.fake.ts';
import { createBitrix24 } from './bitrix24.ts';

async function open(settings: { assignedTo?: number } = {}) {
  const api = await startBitrix24();
  const channel = createBitrix24({ webhookUrl: api.webhookUrl(), source: 'WEB', ...settings }, CONTEXT);
  const send = (attempt = 1, lead = LEAD) => channel.send(messageOf(lead, { attempt }), patience());
  return { api, channel, send, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

test('a lead fills in the fields that managers read', async () => {
  await using crm = await open({ assignedTo: 7 });
  expect(await crm.send()).toEqual({ status: 'delivered', remoteId: '342' });
  expect(crm.api.leads).toEqual([
    {
      id: 342,
      title: 'Заявка №\u00a01042: пакет ремонта — Комфорт, 64 м²',
      name: 'Анна Верещагина',
      fm: [{ typeId: 'PHONE', valueType: 'MOBILE', value: '+79001234567' }],
      sourceId: 'WEB',
      sourceDescription: 'Форма «пакет ремонта», https://pregolya.example/remont/komfort?from=menu',
      comments: expect.stringContaining('Цена на странице: 1 482 000 ₽'),
      opened: 'Y',
      assignedById: 7,
      utmSource: 'yandex',
      utmMedium: 'cpc',
      utmCampaign: '',
      utmContent: '',
      utmTerm: '',
      originatorId: 'site',
      originId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    },
  ]);
});

test('hostile strings arrive unchanged, and Bitrix24 tags are escaped', async () => {
  await using crm = await open();
  await crm.send(1, HOSTILE);
  const [lead] = crm.api.leads;
  expect(lead?.name).toBe(HOSTILE.name);
  expect(lead?.comments).toContain('<script>alert(1)</script> "O\'Brien" &');
  expect(lead?.comments).not.toMatch(/\[\/?(url|user)/);
  expect(String(lead?.comments).replaceAll('\u2060', '')).toContain('[url=http://evil.example]Сбербанк[/url]');
});

test('the first attempt does not search for an existing lead', async () => {
  await using crm = await open();
  await crm.send();
  expect(crm.api.requests.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['crm.item.add.json']);
});

test('another lead of the same portal is not mistaken for this lead', async () => {
  await using crm = await open();
  await crm.channel.send(messageOf(LEAD, { key: 'another key' }), patience());
  expect(await crm.send(2)).toEqual({ status: 'delivered', remoteId: '343' });
});

test('no lead is created while the search for an existing lead fails', async () => {
  await using crm = await open();
  crm.api.faults.push({ status: 500, body: { error: 'INTERNAL_SERVER_ERROR' } });
  expect(await crm.send(2)).toMatchObject({ status: 'retry' });
  expect(crm.api.leads).toEqual([]);
});

test('a success response without a number is looked up again, and the lead is not created twice', async () => {
  await using crm = await open();
  crm.api.faults.push({ status: 200, body: { result: true } });
  expect(await crm.send()).toMatchObject({ status: 'retry' });
  crm.api.faults.push('accept-then-reset');
  await crm.send();
  expect(await crm.send(2)).toEqual({ status: 'delivered', remoteId: '342' });
  expect(crm.api.leads).toHaveLength(1);
});

test('a burst of leads above the rate limit waits, and no lead is refused', async () => {
  await using crm = await open();
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => crm.send()));
  expect(outcomes.filter(({ status }) => status === 'delivered').length).toBeGreaterThanOrEqual(50);
  const others = outcomes.filter(({ status }) => status !== 'delivered');
  expect(others.length).toBeGreaterThan(0);
  for (const outcome of others) expect(outcome).toMatchObject({ status: 'retry', retryAfterMs: 5000 });
});

test('an exhausted execution time pauses the channel for a minute and is no failure of the lead', async () => {
  await using crm = await open();
  crm.api.portal.status = failed(429, 'OPERATION_TIME_LIMIT', 'Method is blocked');
  expect(await crm.send()).toMatchObject({ status: 'retry', retryAfterMs: 60_000 });
});

test.for([
  [503, 'QUERY_LIMIT_EXCEEDED', 'retry', /QUERY_LIMIT_EXCEEDED/],
  [429, 'OPERATION_TIME_LIMIT', 'retry', /OPERATION_TIME_LIMIT/],
  [429, 'TOO_MANY_REQUESTS', 'retry', /429/],
  [503, 'OVERLOAD_LIMIT', 'refused', /поддержку/],
  [500, 'PORTAL_DELETED', 'refused', /Портал удалён/],
  [500, 'INTERNAL_SERVER_ERROR', 'retry', /500/],
  [401, 'NO_AUTH_FOUND', 'refused', /BITRIX24_WEBHOOK_URL/],
  [401, 'expired_token', 'refused', /Срок вебхука вышел/],
  [403, 'INVALID_CREDENTIALS', 'refused', /право создавать и читать лиды/],
  [403, 'insufficient_scope', 'refused', /право «CRM»/],
  [403, 'ACCESS_DENIED', 'refused', /тариф/],
  [400, 'CRM_FIELD_ERROR_VALUE_NOT_VALID', 'refused', /BITRIX24_SOURCE_ID/],
  [400, 'SOMETHING_NEW', 'refused', /npm run leads -- check/],
] as const)('a response %i %s gives the outcome %s', async ([status, code, expected, words]) => {
  await using crm = await open();
  crm.api.portal.status = failed(status, code, 'Анна Верещагина +79001234567');
  const outcome = await crm.send();
  expect(outcome).toMatchObject({ status: expected, reason: expect.stringMatching(words) });
  expect(JSON.stringify(outcome)).not.toContain('Анна');
});

test('the check detects a required field that the channel does not fill in', async () => {
  await using crm = await open();
  crm.api.portal.required.push('opportunity');
  expect(await crm.channel.check(patience())).toEqual({
    ok: false,
    words: expect.stringContaining('«Поле opportunity»'),
  });
});

test('the check detects a webhook without the CRM permission', async () => {
  await using crm = await open();
  crm.api.portal.scopes = ['user_basic'];
  expect(await crm.channel.check(patience())).toEqual({ ok: false, words: expect.stringContaining('права «CRM»') });
});
