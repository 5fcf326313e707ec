import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLeadsApi, createLeadsListener } from '../../leads/http/leads-api.ts';
import { createLeadStore } from '../../leads/store/lead-store.ts';
import { openSqlite } from '../../leads/store/sqlite/open-sqlite.ts';
import { consentIndex, goodBody } from '../../leads/testing/bodies.ts';
import { temporaryDir } from '../../leads/testing/temporary-dir.ts';
import { serveRelease } from '../../serve/served-release.fixture.ts';
import { createRequestLog } from './request-log.ts';

const site = serveRelease();

async function serveLogged() {
  const lines: string[] = [];
  const outcomes: string[] = [];
  const folder = await temporaryDir();
  const database = await openSqlite(join(folder.dir, 'leads.db'));
  onTestFinished(async () => {
    await database.close();
    await folder[Symbol.asyncDispose]();
  });
  const api = createLeadsApi({
    store: createLeadStore(database, { channels: [] }),
    consents: () => consentIndex,
    leadsPerMinute: 0,
    phone: () => '+74012051736',
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  await site.relisten({ api: createLeadsListener(api), onAnswer: createRequestLog((line) => lines.push(line)) });
  return { lines, outcomes };
}

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port()}/api/leads?utm_term=${encodeURIComponent('+79001234567')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Phone of Anna', ...headers },
    body,
  });

test('a lead leaves no personal data in the log', async () => {
  const { lines } = await serveLogged();
  expect((await post(JSON.stringify(goodBody), { 'x-forwarded-for': '203.0.113.9' })).status).toBe(201);
  await site.ask(`/works?phone=${encodeURIComponent(goodBody.phone)}`, { headers: { 'user-agent': 'Phone of Anna' } });
  await site.ask('/works/anna-79001234567');
  await site.ask('/%2B79001234567/', { method: 'DELETE' });
  await site.ask('/api/leads/79001234567');
  await expect.poll(() => lines.length).toBe(5);
  const logged = lines.map((line) => {
    const { time, ms, bytes, ...rest } = JSON.parse(line);
    // The time is checked separately, since its digits can look like a phone number.
    expect([new Date(time).toISOString(), typeof ms, typeof bytes]).toEqual([time, 'number', 'number']);
    return rest;
  });
  expect(JSON.stringify(logged)).not.toMatch(/900|Анна|Anna|anna|203\.0|127\.0|utm|phone/i);
  expect(logged).toEqual([
    expect.objectContaining({ event: 'request', method: 'POST', kind: 'api', path: '/api/leads', status: 201 }),
    expect.objectContaining({ method: 'GET', kind: 'page', path: '/works', status: 200 }),
    expect.objectContaining({ kind: 'page', path: '?', status: 404 }),
    expect.objectContaining({ method: 'DELETE', kind: 'other', path: '?', status: 405 }),
    expect.objectContaining({ kind: 'api', path: '?', status: 404 }),
  ]);
});

test('the logged bytes are those sent to the socket, also on a keep-alive connection', async () => {
  const { lines } = await serveLogged();
  const { body } = await site.ask('/media/photo-aaaaaaaa.avif');
  await site.ask('/healthz', { headers: { accept: 'Anna' } });
  await expect.poll(() => lines.length).toBe(2);
  const [photo, health] = lines.map((line) => JSON.parse(line));
  expect(photo).toMatchObject({ kind: 'asset', path: '/media/photo-aaaaaaaa.avif' });
  expect(photo.bytes).toBeGreaterThan(body.length);
  expect(photo.bytes).toBeLessThan(body.length + 1000);
  expect(health).toMatchObject({ kind: 'health', path: '/healthz', status: 200 });
});

test('every lead is counted by its outcome', async () => {
  const { outcomes } = await serveLogged();
  const key = '7f1c2b1e-8f5e-4f0e-9a55-0a8b7d2f1c11';
  await post(JSON.stringify({ ...goodBody, key }));
  await post(JSON.stringify({ ...goodBody, key }));
  await post(JSON.stringify({ ...goodBody, phone: '1' }));
  await post(JSON.stringify(goodBody), { 'sec-fetch-site': 'cross-site' });
  await post('x', { 'content-type': 'text/plain' });
  expect(outcomes).toEqual(['accepted', 'repeated', 'invalid', 'cross-site', 'unreadable']);
});
