import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRub } from '../../../model/format/money.ts';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import type {
  Drafts,
  Entry,
  EntrySummary,
  EntryText,
  HistoryDetail,
  HistoryItem,
  RecentChange,
  Saved,
} from '../../contract/content.ts';
import { ANNA, BORIS, servePanelContent } from './content-panel.fixture.ts';
import { BY_HAND } from './hand-edits.ts';

describe.each(DATABASES)('%s', (database) => {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder, { database });

  const PACKAGE = 'packages/komfort.yaml';
  const entryOf = async (file: string) => (await panel.get<Entry>(`/api/entry?file=${file}`)).body;
  const historyOf = async (file: string) => (await panel.get<HistoryItem[]>(`/api/history?file=${file}`)).body;
  const requestOf = ({ file, version, facts, body }: Entry) => ({ file, version, facts, body });

  test('history shows who changed what in words, and an ordinary save restores an old version', async () => {
    const first = await entryOf(PACKAGE);
    const price = Number(first.facts.priceRubPerM2);
    const changed = { ...requestOf(first), facts: { ...first.facts, priceRubPerM2: price + 1000 } };
    const saved = await panel.ask<Saved>('PUT', '/api/entry', changed, BORIS);
    const [newest] = await historyOf(PACKAGE);
    expect(newest).toMatchObject({ file: PACKAGE, who: BORIS, what: 'changed', version: saved.body.version });
    const { body: detail } = await panel.get<HistoryDetail>(`/api/history/${newest?.id}`);
    expect(detail.changes).toEqual([
      {
        path: ['priceRubPerM2'],
        title: expect.stringContaining('Цена'),
        before: formatRub(price),
        after: formatRub(price + 1000),
      },
    ]);
    const back = await panel.ask('PUT', '/api/entry', { ...requestOf(first), version: saved.body.version });
    expect(back.status).toBe(200);
    expect((await historyOf(PACKAGE))[0]).toMatchObject({ what: 'restored', version: first.version, who: ANNA });
  });

  test('the recent changes name each file once, by the title that it has or had, and the latest ones all of its changes', async () => {
    const [work, review] = ['works/dvushka-na-minskoy.yaml', 'reviews/elena-i-maksim.yaml'];
    await demo.edit(work, /$/, '\n# заметка\n');
    await demo.edit(review, /$/, '\n# заметка\n');
    await rm(join(demo.folder, review));
    const recent = async () => (await panel.get<RecentChange[]>('/api/history/recent')).body;
    await expect.poll(async () => (await recent())[0]).toMatchObject({ file: review, what: 'deleted' });
    const titles = (await recent()).map(({ title }) => title);
    expect(titles).toEqual(['Елена и Максим', 'Двухкомнатная на Минской', 'Комфорт']);
    const latest = (await panel.get<RecentChange[]>('/api/history/latest')).body;
    expect(latest.flatMap(({ file, what }) => (file === PACKAGE ? what : []))).toEqual(['restored', 'changed']);
  });

  test('manual edits in the folder appear in history, including those made while the panel was off', async () => {
    await demo.edit('company.yaml', /^utcOffsetHours: .*$/m, 'utcOffsetHours: 3');
    await expect
      .poll(async () => (await historyOf('company.yaml'))[0])
      .toMatchObject({ who: BY_HAND, what: 'changed' });
    await panel.restart(async () => {
      await demo.edit('home.yaml', /$/, '\n# заметка\n');
      await rm(join(demo.folder, 'redirects.yaml'));
    });
    expect((await historyOf('home.yaml'))[0]).toMatchObject({ who: BY_HAND, what: 'changed' });
    const [gone] = await historyOf('redirects.yaml');
    expect(gone).toMatchObject({ who: BY_HAND, what: 'deleted', version: null });
    const { body: detail } = await panel.get<HistoryDetail>(`/api/history/${gone?.id}`);
    expect(detail.before?.facts.list).not.toEqual([]);
  });

  test('a draft is private to its author, appears in lists, and is deleted on save', async () => {
    const file = 'works/belaya-otdelka-na-levitana.yaml';
    const entry = await entryOf(file);
    const facts = { ...entry.facts, style: 'Новый стиль' };
    const draft = { file, baseVersion: entry.version, facts, body: null };
    expect((await panel.ask('PUT', '/api/draft', draft)).status).toBe(200);
    expect((await entryOf(file)).draft).toMatchObject(draft);
    expect((await panel.get<Entry>(`/api/entry?file=${file}`, BORIS)).body.draft).toBeNull();
    expect((await panel.get<Drafts>('/api/drafts')).body).toMatchObject({ own: [{ file }], others: 0 });
    expect((await panel.get<Drafts>('/api/drafts', BORIS)).body).toMatchObject({ own: [], others: 1 });
    const { body: list } = await panel.get<EntrySummary[]>('/api/entries?kind=works');
    expect(list.filter(({ hasDraft }) => hasDraft).map((one) => one.file)).toEqual([file]);
    await panel.ask('PUT', '/api/entry', { ...requestOf(entry), facts });
    expect((await entryOf(file)).draft).toBeNull();
  });

  test('a person who opens an entry sees who else is editing it, and in which field', async () => {
    const say = async (person: string, field: string | null) =>
      (await panel.ask('POST', '/api/presence', { file: PACKAGE, field }, person)).body;
    expect(await say(ANNA, 'facts.title')).toEqual([]);
    expect(await say(BORIS, null)).toEqual([{ name: ANNA, field: 'facts.title' }]);
    expect(await say(ANNA, null)).toEqual([{ name: BORIS, field: null }]);
    expect(await say(BORIS, null)).toEqual([{ name: ANNA, field: null }]);
  });

  test('a new entry starts with the fields of its kind, and a copy with the values of the original', async () => {
    const { body: blank } = await panel.get<Entry>('/api/entry/blank?kind=works&slug=novaya-rabota');
    expect(blank).toMatchObject({ file: 'works/novaya-rabota.yaml', version: null, issues: [], readOnly: null });
    expect(blank.facts.budget).toEqual([{}, {}, {}]);
    const file = 'works/belaya-otdelka-na-levitana.yaml';
    const copy = await panel.get<EntryText>(`/api/entry/copy?file=${file}&slug=vtoraya`);
    expect(copy.body.facts).toEqual((await entryOf(file)).facts);
    expect((await panel.get(`/api/entry/copy?file=${file}&slug=belaya-otdelka-na-levitana`)).status).toBe(409);
    expect((await panel.get('/api/entry/blank?kind=works&slug=..%2Fx')).status).toBe(422);
    const edition = await panel.get<EntryText>('/api/entry/copy?file=documents/policy/2026-12-01.md&slug=2027-02-01');
    expect(edition.body.facts.effectiveFrom).toBe('2027-02-01');
    expect(edition.body.facts).not.toHaveProperty('changes');
    const request = { ...copy.body, file: 'works/vtoraya.yaml', version: null };
    expect((await panel.ask('PUT', '/api/entry', request)).status).toBe(200);
    expect((await panel.ask('PUT', '/api/entry', request)).status).toBe(409);
    expect((await historyOf(request.file))[0]).toMatchObject({ what: 'created' });
  });
});
