import { request } from 'node:http';
import { expect, test } from 'vitest';
import { goodBody, goodForm } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test('a post from another site is refused', async () => {
  await using leads = await startLeads();
  const { host } = new URL(leads.origin);
  const status = async (headers: Record<string, string>) => (await leads.postJson(goodBody, headers)).status;
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null', referer: 'https://evil.example/' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'cross-site', origin: 'null' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-origin', origin: `https://${host}` })).toBe(201);
  expect(await status({ origin: `https://${host}` })).toBe(201);
});

test('a post from a visitor with a hidden origin is accepted', async () => {
  await using leads = await startLeads({ publicHost: 'pregolya.example' });
  const { host } = new URL(leads.origin);
  const status = async (headers: Record<string, string>) => (await leads.postJson(goodBody, headers)).status;
  expect(await status({ origin: 'null' })).toBe(201);
  expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(201);
  expect(await status({ origin: 'null', referer: `https://${host}/contacts` })).toBe(201);
  expect(await status({ origin: 'https://pregolya.example' })).toBe(201);
});

test('a chunked body without a declared length is accepted', async () => {
  await using leads = await startLeads();
  const json = await postInChunks(leads.url, 'application/json', JSON.stringify(goodBody));
  expect([json.status, JSON.parse(json.text)]).toEqual([201, { number: 1001, next: '/thankyou?n=1001' }]);
  const form = await postInChunks(leads.url, 'application/x-www-form-urlencoded', `${new URLSearchParams(goodForm)}`);
  expect(form.status).toBe(303);
  expect(leads.rows('SELECT name FROM leads')).toEqual([{ name: 'Анна' }, { name: 'Анна' }]);
  expect(leads.failures).toEqual([]);
});

test('a body above 64 KB is refused, with and without a declared length', async () => {
  await using leads = await startLeads();
  const body = JSON.stringify({ ...goodBody, comment: 'я'.repeat(40_000) });
  const declared = await fetch(leads.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(declared.status).toBe(413);
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    expect((await postInChunks(leads.url, type, body)).status).toBe(413);
  expect((await leads.postJson(goodBody)).status).toBe(201);
});

test('other methods, types and paths get the matching error status', async () => {
  await using leads = await startLeads();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(leads.url, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect(
    (await fetch(leads.url, { method: 'POST', body: 'phone=1', headers: { 'content-type': 'text/plain' } })).status,
  ).toBe(415);
  expect((await fetch(`${leads.url}/1`)).status).toBe(404);
  const broken = await fetch(leads.url, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
  expect(broken.status).toBe(422);
});

test('an aborted request does not stop the service', async () => {
  await using leads = await startLeads();
  await new Promise<void>((resolve) => {
    const post = request(leads.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500' },
    });
    post.on('error', () => resolve());
    post.write('{"kind":', () => post.destroy(new Error('gone')));
  });
  expect((await leads.postJson(goodBody)).status).toBe(201);
  expect(leads.failures).toEqual([]);
});

/** Chunks split multi-byte characters, as a network may. */
async function postInChunks(url: string, type: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
    const post = request(url, { method: 'POST', headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: (await answer.setEncoding('utf8').toArray()).join('') });
    });
    post.on('error', reject);
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += 997) post.write(bytes.subarray(at, at + 997));
    post.end();
  });
}
