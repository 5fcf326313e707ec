import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FakeApi } from '../leads/outgoing/api.fake.ts';
import { startApi } from '../leads/outgoing/api.fake.ts';
import { INDEX_NOW_FILE, indexNowKey } from '../release/index-now.ts';
import { createIndexNow, type IndexNow } from './index-now.ts';

const publicUrl = 'https://pregolya.example';
const key = indexNowKey(publicUrl);

let dataDir: string;
let api: FakeApi;
let indexNow: IndexNow;
let events: string[];
const begin = () =>
  createIndexNow({
    dataDir,
    publicUrl,
    endpoint: new URL('/indexnow', api.origin),
    log: (event) => events.push(event),
    waitMs: () => 5,
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'index-now-'));
  api = await startApi(() => ({ status: 202 }));
  events = [];
  indexNow = begin();
});
afterEach(async () => {
  await indexNow.stop();
  await api[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

let releases = 0;
async function release(pages: Record<string, string>): Promise<string> {
  releases += 1;
  const dir = join(dataDir, `r${releases}`);
  await mkdir(dir);
  await writeFile(join(dir, INDEX_NOW_FILE), JSON.stringify({ key, pages }));
  return dir;
}
const listSubmittedUrls = () => api.requests.map(({ text }) => JSON.parse(text).urlList as string[]);
const remembered = async () => JSON.parse(await readFile(join(dataDir, 'index-now-reported.json'), 'utf8'));

async function show(pages: Record<string, string>): Promise<void> {
  indexNow.look(await release(pages));
  await expect.poll(remembered).toEqual(pages);
}

test('after a publish only new, changed and removed pages are submitted, with the key and its location', async () => {
  await show({ '/': 'a', '/works/x': 'a', '/sales/y': 'a' });
  expect(api.requests).toEqual([]);
  await show({ '/': 'a', '/works/x': 'b', '/news/ф': 'a' });
  expect(JSON.parse(api.requests[0]?.text ?? '')).toEqual({
    host: 'pregolya.example',
    key,
    keyLocation: `https://pregolya.example/${key}.txt`,
    urlList: [`${publicUrl}/works/x`, `${publicUrl}/news/%D1%84`, `${publicUrl}/sales/y`],
  });
  await show({ '/': 'a', '/works/x': 'b', '/news/ф': 'a' });
  await indexNow.stop();
  expect(api.requests).toHaveLength(1);
});

test('a failed submission is retried, also by the next server after a stop', async () => {
  await show({ '/': 'a' });
  api.faults.push('reset', { status: 503 });
  await show({ '/': 'b' });
  expect(listSubmittedUrls()).toEqual(Array(3).fill([`${publicUrl}/`]));
  api.outage = { status: 500 };
  const dir = await release({ '/': 'c' });
  indexNow.look(dir);
  await expect.poll(() => api.requests.length).toBeGreaterThan(3);
  await indexNow.stop();
  api.outage = null;
  indexNow = begin();
  indexNow.look(dir);
  await expect.poll(remembered).toEqual({ '/': 'c' });
});

test('a search engine that refuses the key is not asked again', async () => {
  await show({ '/': 'a' });
  api.faults.push({ status: 403 });
  indexNow.look(await release({ '/': 'b' }));
  await expect.poll(() => events).toContain('index-now-refused');
  await indexNow.stop();
  expect(api.requests).toHaveLength(1);
});

test('a release with the feature off submits nothing', async () => {
  const dir = join(dataDir, 'plain');
  await mkdir(dir);
  indexNow.look(dir);
  await indexNow.stop();
  expect(api.requests).toEqual([]);
  expect(events).toEqual([]);
});
