import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { recordDocuments } from '../../../server/publish/document-record.ts';
import type { Drafts, Entry, HistoryDetail, HistoryItem, Referrer } from '../../contract/content.ts';
import { ANNA, BORIS, servePanelContent } from './content-panel.fixture.ts';

const demo = copyDemoContent();
const panel = servePanelContent(() => demo.folder);

const entryOf = async (file: string) => (await panel.get<Entry>(`/api/entry?file=${file}`)).body;
const referrersOf = async (file: string) => (await panel.get<Referrer[]>(`/api/entry/referrers?file=${file}`)).body;
const redirects = () => readFileSync(join(demo.folder, 'redirects.yaml'), 'utf8');

async function rename(file: string, slug: string) {
  const { version } = await entryOf(file);
  return panel.ask<{ file: string; message?: string }>('POST', '/api/entry/rename', { file, version, slug });
}

test('a renamed package updates all its referrers: by reference, by price, by link', async () => {
  const before = await referrersOf('packages/komfort.yaml');
  expect(before.length).toBeGreaterThan(10);
  const { status, body } = await rename('packages/komfort.yaml', 'uyut');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.file).toBe('packages/uyut.yaml');
  expect(await demo.complaints()).toEqual([]);
  expect(await referrersOf('packages/uyut.yaml')).toEqual(before);
  expect(redirects()).toContain('- from: /remont/komfort\n  to: /remont/uyut\n');
  expect(existsSync(join(demo.folder, 'packages/komfort.yaml'))).toBe(false);
});

test('addresses moved twice redirect to the last one at once, and a move back removes the redirect', async () => {
  await rename('works/belaya-otdelka-na-levitana.yaml', 'levitana');
  await rename('works/levitana.yaml', 'na-levitana');
  expect(redirects()).toContain('- from: /works/belaya-otdelka-na-levitana\n  to: /works/na-levitana\n');
  expect(redirects()).toContain('- from: /works/levitana\n  to: /works/na-levitana\n');
  await rename('works/na-levitana.yaml', 'belaya-otdelka-na-levitana');
  expect(redirects()).not.toContain('from: /works/belaya-otdelka-na-levitana');
  expect(redirects()).toContain('- from: /works/na-levitana\n  to: /works/belaya-otdelka-na-levitana\n');
  const { body: history } = await panel.get<HistoryItem[]>('/api/history?file=works/belaya-otdelka-na-levitana.yaml');
  expect(history.map(({ what }) => what)).toEqual(['renamed', 'renamed', 'renamed']);
  const { body: detail } = await panel.get<HistoryDetail>(`/api/history/${history[0]?.id}`);
  expect(detail.changes).toEqual([]);
});

test('a draft moves with its file, and no draft of a new entry under that name is lost', async () => {
  const file = 'works/belaya-otdelka-na-levitana.yaml';
  const typed = (title: string) => ({ baseVersion: null, facts: { title }, body: null });
  await panel.ask('PUT', '/api/draft', { file, ...typed('Анна о прежней') });
  await panel.ask('PUT', '/api/draft', { file, ...typed('Борис о прежней') }, BORIS);
  await panel.ask('PUT', '/api/draft', { file: 'works/novaya.yaml', ...typed('Борис о новой') }, BORIS);
  expect((await rename(file, 'novaya')).status).toBe(200);
  const draftsOf = async (person: string) => {
    const { own } = (await panel.get<Drafts>('/api/drafts', person)).body;
    return own.map((draft) => `${draft.file} ${draft.facts.title}`).sort();
  };
  expect(await draftsOf(ANNA)).toEqual(['works/novaya.yaml Анна о прежней']);
  expect(await draftsOf(BORIS)).toEqual([`${file} Борис о прежней`, 'works/novaya.yaml Борис о новой']);
});

test('a referenced entry is not deleted, and an unreferenced one is and returns from history', async () => {
  const file = 'people/gleb-sotnikov.yaml';
  const named = await entryOf(file);
  const refused = await panel.ask<{ referrers: Referrer[] }>('POST', '/api/entry/delete', named);
  expect(refused.status).toBe(409);
  expect(refused.body.referrers.length).toBeGreaterThan(0);
  await panel.ask('PUT', '/api/entry', { ...named, file: 'people/novyy.yaml', version: null });
  const { version, facts, body } = await entryOf('people/novyy.yaml');
  expect((await panel.ask('POST', '/api/entry/delete', { file: 'people/novyy.yaml', version })).status).toBe(200);
  expect((await panel.get('/api/entry?file=people/novyy.yaml')).status).toBe(404);
  const again = { file: 'people/novyy.yaml', version: null, facts, body };
  expect((await panel.ask<{ version: string }>('PUT', '/api/entry', again)).body.version).toBe(version);
});

test('a published edition of a document and a single are neither changed nor moved', async () => {
  const loaded = await demo.load();
  if (!loaded.ok) throw new Error('The demo must load');
  await recordDocuments(panel.dataDir, {}, loaded.content);
  const file = 'documents/policy/2026-09-01.md';
  const edition = await entryOf(file);
  expect(edition.readOnly).toContain('не правят');
  const changed = { ...edition, facts: { ...edition.facts, summary: 'Другое' } };
  expect((await panel.ask('PUT', '/api/entry', changed)).status).toBe(422);
  expect((await rename(file, '2026-09-02')).status).toBe(422);
  expect((await panel.ask('POST', '/api/entry/delete', edition)).status).toBe(422);
  expect((await rename('home.yaml', 'dom')).status).toBe(422);
});
