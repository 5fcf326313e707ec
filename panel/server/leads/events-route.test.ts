import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import type { LeadNews } from '../../contract/leads.ts';
import { diffPulses } from './lead-watch.ts';
import { startArea } from './start-area.fixture.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('SQLite');
});
afterAll(() => databases[Symbol.asyncDispose]());

async function listen(origin: string, lastId?: string) {
  const stop = new AbortController();
  const headers = { 'x-person': 'olga', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
  const response = await fetch(`${origin}/api/leads/events`, { headers, signal: stop.signal });
  const news: LeadNews[] = [];
  const ids: string[] = [];
  let text = '';
  const ended = (async () => {
    for await (const part of response.body ?? []) {
      text += new TextDecoder().decode(part);
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const [, id = '', data = ''] of messages.flatMap((message) => [
        ...message.matchAll(/^id: (.+)\ndata: (.+)$/g),
      ])) {
        ids.push(id);
        news.push(JSON.parse(data));
      }
    }
  })().catch(() => undefined);
  return { status: response.status, news, ids, ended, stop: () => stop.abort() };
}

test('a listener receives events of leads stored by the site and of actions of others, and no more', async () => {
  await using area = await startArea(databases);
  const stream = await listen(area.origin);
  // The first event confirms the subscription; all later changes are delivered.
  await expect.poll(() => stream.news).toEqual([{ come: [], changed: [] }]);
  const number = await area.add();
  await expect.poll(() => stream.news.slice(1)).toEqual([{ come: [number], changed: [] }]);
  await area.json('POST', `/api/leads/${number}/take`, { holder: null });
  await expect.poll(() => stream.news.slice(2)).toEqual([{ come: [], changed: [number] }]);
  await area.store.database.write((db) =>
    db.updateTable('outbox').set({ state: 'delivered', finished_at: '2026-11-20T10:00:00.000Z' }).execute(),
  );
  await expect.poll(() => stream.news.slice(3)).toEqual([{ come: [], changed: [] }]);
  stream.stop();
});

test('a browser that was cut off receives every lead stored in the meantime', async () => {
  await using area = await startArea(databases);
  await area.add();
  const stream = await listen(area.origin);
  await expect.poll(() => stream.ids.length).toBe(1);
  stream.stop();
  const missed = [await area.add(), await area.add()];
  const again = await listen(area.origin, stream.ids.at(-1));
  await expect.poll(() => again.news).toEqual([{ come: missed.reverse(), changed: [] }]);
  again.stop();
});

test('streams are limited in number, end by themselves, and free their slots', async () => {
  await using area = await startArea(databases, { rules: { most: 1, heartbeatMs: 20, longestMs: 150 } });
  const first = await listen(area.origin);
  expect((await listen(area.origin)).status).toBe(503);
  await first.ended;
  const second = await listen(area.origin);
  expect(second.status).toBe(200);
  second.stop();
  await expect.poll(async () => (await listen(area.origin)).status).toBe(200);
});

test('a closing panel ends its streams', async () => {
  await using area = await startArea(databases);
  const stream = await listen(area.origin);
  await expect.poll(() => stream.news.length).toBe(1);
  area.events.stop();
  await stream.ended;
});

test('a lead that appears below one already seen is new, and a removed one is not', () => {
  const pulse = (numbers: number[], ids: number[] = []) => ({
    numbers,
    events: ids.map((id) => ({ id, number: id * 10 })),
    rest: '',
  });
  expect(diffPulses(pulse([1005, 1003]), pulse([1005, 1004, 1003]))).toEqual({ come: [1004], changed: [] });
  expect(diffPulses(pulse([]), pulse([1001], [1]))).toEqual({ come: [1001], changed: [10] });
  expect(diffPulses(pulse([1005, 1004, 1003]), pulse([1005, 1004, 1002]))).toBeNull();
  expect(diffPulses(pulse([1], [5, 4]), pulse([1], [5, 4]))).toBeNull();
});
