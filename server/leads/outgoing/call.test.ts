import { expect, test } from 'vitest';
import { patience } from '../channels/testing/lead.fake.ts';
import { startApi } from './api.fake.ts';
import { callHttp } from './call.ts';
import { NoAnswerError, noAnswerReason } from './no-answer.ts';

test('a request that a service accepts and never answers is aborted', async () => {
  await using api = await startApi(() => ({ status: 200 }));
  api.outage = 'silence';
  const call = callHttp({ method: 'GET', url: new URL('/?token=secret', api.origin) }, patience(), 100);
  await expect(call).rejects.toThrow(new NoAnswerError('нет ответа за 0.1 с'));
});

test('an endless response is cut off', async () => {
  await using api = await startApi(() => ({ status: 200, body: 'я'.repeat(6_000_000) }));
  const { text } = await callHttp({ method: 'GET', url: new URL(api.origin) }, patience());
  expect(text.length).toBeLessThan(3_000_000);
});

test('a request body is sent complete in its exact bytes', async () => {
  await using api = await startApi(() => ({ status: 200 }));
  await callHttp({ method: 'POST', url: new URL(api.origin), body: { name: 'Анна 😈' } }, patience());
  expect(api.requests[0]).toMatchObject({
    text: '{"name":"Анна 😈"}',
    headers: { 'content-type': 'application/json', 'content-length': '24' },
  });
});

test('an error names its kind and not the URL', async () => {
  const url = new URL('http://127.0.0.1:9/bot123:secret/sendMessage');
  await expect(callHttp({ method: 'POST', url }, patience())).rejects.toThrow(
    new NoAnswerError('сервер не принимает соединение (ECONNREFUSED)'),
  );
});

test.for([
  Object.assign(new Error('getaddrinfo ENOTFOUND secret.example'), { code: 'ENOTFOUND' }),
  Object.assign(new Error('read failed: /bot123:secret'), { code: 'ECONNRESET' }),
  Object.assign(new Error('odd'), { code: 'at /bot123:secret' }),
  new TypeError('Invalid URL: /bot123:secret'),
  'secret',
])('an error reason contains only codes for any failure', (error) => {
  const never = new AbortController().signal;
  expect(noAnswerReason(error, { deadline: never, signal: never, timeoutMs: 1 })).not.toMatch(/secret/);
});
