import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import type { Drafts, Entry, EntrySummary, HistoryItem } from '../../contract/content.ts';
import type { BatchReport, BinItem, Deleted } from '../../contract/lists.ts';
import { ANNA, BORIS, servePanelContent } from './content-panel.fixture.ts';

const demo = copyDemoContent();
const panel = servePanelContent(() => demo.folder);

const [KITCHEN, FLAT] = ['works/kuhnya-na-gagarina.yaml', 'works/odnushka-na-zelyonoy.yaml'];
const [REVIEWED, REVIEW] = ['works/belaya-otdelka-na-levitana.yaml', 'reviews/viktor-nikolaevich.yaml'];
const [PAYING, DRYING] = ['articles/oplata-po-etapam.md', 'articles/poryadok-rabot-i-sushka.md'];

const entryOf = async (file: string) => (await panel.get<Entry>(`/api/entry?file=${file}`)).body;
const bin = async () => (await panel.get<BinItem[]>('/api/bin')).body;
/** Files that earlier tests created are removed by hand after each test, so they are in the bin as well. */
const inBin = async (file: string) => (await bin()).filter((item) => item.file === file);
const isThere = (file: string) => existsSync(join(demo.folder, file));
const post = async <T>(path: string, body: object, person?: string) =>
  (await panel.ask<T>('POST', path, body, person)).body;

async function listed(files: readonly string[]) {
  const kinds = new Set(files.map((file) => file.slice(0, file.indexOf('/'))));
  const lists = await Promise.all([...kinds].map((kind) => panel.get<EntrySummary[]>(`/api/entries?kind=${kind}`)));
  const all = lists.flatMap(({ body }) => body);
  return files.flatMap((file) => all.find((entry) => entry.file === file) ?? []);
}

const remove = async (files: readonly string[]) =>
  post<Deleted>('/api/entries/delete', { entries: await listed(files) });
const restore = (body: object) => post<BatchReport>('/api/bin/restore', body);

async function draft(file: string, facts: object, person = ANNA): Promise<void> {
  const entry = await entryOf(file);
  const body = { file, baseVersion: entry.version, facts: { ...entry.facts, ...facts }, body: entry.body };
  await panel.ask('PUT', '/api/draft', body, person);
}

test('a deletion of several entries refuses each one that has to stay with its reason, and deletes the others', async () => {
  const edited = 'promotions/klining.yaml';
  const stale = { ...(await listed([FLAT]))[0], changedAt: '2026-01-01T00:00:00.000Z' };
  await draft(edited, { summary: 'Правка Бориса' }, BORIS);
  const entries = [...(await listed([KITCHEN, REVIEWED, edited])), stale];
  const { done, refused, binIds } = await post<Deleted>('/api/entries/delete', { entries });
  expect(done).toEqual([KITCHEN]);
  expect(Object.fromEntries(refused.map(({ file, message }) => [file, message]))).toEqual({
    [REVIEWED]: 'На запись ссылаются: «Виктор Николаевич».',
    [edited]: `Запись правит другой человек, есть черновик: ${BORIS}.`,
    [FLAT]: 'Запись изменилась после того, как открыт список. Посмотрите её ещё раз.',
  });
  expect([KITCHEN, REVIEWED, edited, FLAT].map(isThere)).toEqual([false, true, true, true]);
  expect(await inBin(KITCHEN)).toMatchObject([{ id: binIds[0], who: ANNA, daysLeft: 30, isTaken: false }]);
  expect((await restore({ ids: binIds })).done).toEqual([KITCHEN]);
  expect(await inBin(KITCHEN)).toEqual([]);
});

test('entries that refer to each other are deleted together, and one of them returns only as a draft', async () => {
  const before = await Promise.all([REVIEWED, REVIEW].map((file) => demo.read(file)));
  const { done, binIds } = await remove([REVIEWED, REVIEW]);
  expect(new Set(done)).toEqual(new Set([REVIEWED, REVIEW]));
  const review = (await inBin(REVIEW))[0];
  const alone = await restore({ ids: [review?.id] });
  expect(alone.done).toEqual([]);
  expect(alone.refused[0]?.message).toContain('belaya-otdelka-na-levitana');
  expect((await panel.ask('POST', '/api/bin/draft', { id: review?.id })).body).toEqual({ file: REVIEW });
  const { body: drafts } = await panel.get<Drafts>('/api/drafts');
  expect(drafts.own).toMatchObject([{ file: REVIEW, title: 'Виктор Николаевич', baseVersion: null }]);
  await panel.ask('DELETE', `/api/draft?file=${REVIEW}`);
  expect((await restore({ ids: binIds })).refused).toEqual([]);
  expect(await Promise.all([REVIEWED, REVIEW].map((file) => demo.read(file)))).toEqual(before);
  expect(await demo.complaints()).toEqual([]);
});

test('an entry whose address is taken returns under another one, and the new entry keeps its draft', async () => {
  const text = await demo.read(KITCHEN);
  const [id] = (await remove([KITCHEN])).binIds;
  await demo.write(KITCHEN, text.replace(/^title: .*/m, 'title: Другая кухня'));
  await draft(KITCHEN, { title: 'Черновик другой кухни' });
  const clash = await restore({ ids: [id] });
  expect(clash.refused).toEqual([{ file: KITCHEN, message: expect.stringContaining('уже занят') }]);
  expect(await inBin(KITCHEN)).toMatchObject([{ id, isTaken: true }]);
  const again = 'works/novaya-kuhnya.yaml';
  expect((await restore({ ids: [id], slug: 'novaya-kuhnya' })).done).toEqual([again]);
  expect(await demo.read(again)).toBe(text);
  expect(await inBin(KITCHEN)).toEqual([]);
  const { body: history } = await panel.get<HistoryItem[]>(`/api/history?file=${again}`);
  expect(history.slice(0, 2)).toMatchObject([{ what: 'restored' }, { id, what: 'deleted' }]);
  expect((await entryOf(KITCHEN)).draft?.facts.title).toBe('Черновик другой кухни');
  await panel.ask('DELETE', `/api/draft?file=${KITCHEN}`);
});

test('of two deleted entries with one address only one returns at a time', async () => {
  const text = await demo.read(KITCHEN);
  const first = (await remove([KITCHEN])).binIds;
  await demo.write(KITCHEN, text.replace(/^title: .*/m, 'title: Другая кухня'));
  const second = (await remove([KITCHEN])).binIds;
  const { done, refused } = await restore({ ids: [...first, ...second] });
  expect(done).toEqual([KITCHEN]);
  expect(refused).toEqual([{ file: KITCHEN, message: 'У двух выбранных записей один адрес.' }]);
  expect(await inBin(KITCHEN)).toHaveLength(1);
});

test('a withdrawn entry leaves the site and keeps its file, unless a page that stays links to its page', async () => {
  const [linked, alone] = ['articles/sem-smet-na-dvushku.md', 'articles/sol-i-veter-u-morya.md'];
  const withdraw = async (files: readonly string[], isWithdrawn: boolean) =>
    post<BatchReport>('/api/entries/withdraw', { entries: await listed(files), isWithdrawn });
  const shown = async () => {
    const loaded = await demo.load();
    return loaded.ok ? loaded.content.articles.map(({ slug }) => `articles/${slug}.md`) : [];
  };
  const [before, text] = [await shown(), await demo.read(alone)];
  const { done, refused } = await withdraw([linked, alone, REVIEWED, 'packages/komfort.yaml'], true);
  expect(new Set(done)).toEqual(new Set([alone, REVIEWED]));
  expect(Object.fromEntries(refused.map(({ file, message }) => [file, message]))).toEqual({
    [linked]: expect.stringMatching(/^На её страницу ведут ссылки: .*«Сколько розеток нужно/),
    'packages/komfort.yaml': 'Записи этого вида с сайта не снимают.',
  });
  expect(await shown()).toEqual(before.filter((file) => file !== alone));
  expect((await listed([alone]))[0]?.status).toEqual({ state: 'withdrawn' });
  expect((await withdraw([alone, REVIEWED], false)).refused).toEqual([]);
  expect([await shown(), await demo.read(alone)]).toEqual([before, text]);
});

test('a second restoration of the same entry says that it is already back', async () => {
  const { binIds } = await remove([FLAT]);
  await restore({ ids: binIds });
  expect((await restore({ ids: binIds })).refused[0]?.message).toContain('в корзине уже нет');
  expect(isThere(FLAT)).toBe(true);
});

test('an entry deleted for good leaves neither its text nor its history, also under its former name', async () => {
  const secret = 'Хозяйка просила убрать';
  const source = await entryOf(FLAT);
  const facts = { ...source.facts, title: secret };
  const { file, version, body } = source;
  await panel.ask('PUT', '/api/entry', { file, version, facts, body });
  const moved = 'works/novaya-odnushka.yaml';
  const { version: next } = await entryOf(FLAT);
  await panel.ask('POST', '/api/entry/rename', { file, version: next, slug: 'novaya-odnushka' });
  const [id] = (await remove([moved])).binIds;
  expect((await panel.ask('DELETE', `/api/bin/${id}`)).status).toBe(200);
  expect(await inBin(moved)).toEqual([]);
  for (const name of [file, moved]) {
    expect((await panel.get<HistoryItem[]>(`/api/history?file=${name}`)).body, name).toEqual([]);
  }
  expect((await panel.ask('DELETE', `/api/bin/${id}`)).status).toBe(404);
});

test('of several drafts the good ones are published, and each other one stays with its reason', async () => {
  const stale = 'reviews/oleg-d.yaml';
  await draft(PAYING, { title: 'Оплата без предоплаты' });
  await draft(DRYING, { tags: [] });
  await draft(stale, { author: 'Олег Д. и семья' });
  await demo.edit(stale, /^author: .*/m, 'author: Олег');
  const files = [PAYING, DRYING, stale, REVIEW];
  const { done, refused, savedAt } = await post<BatchReport>('/api/entries/publish', { files });
  expect(done).toEqual([PAYING]);
  expect(savedAt).not.toBeNull();
  expect(refused.map(({ file }) => file).sort()).toEqual([DRYING, stale, REVIEW].sort());
  expect(refused.find(({ file }) => file === stale)?.message).toContain('файл сохранил другой человек');
  expect((await entryOf(PAYING)).facts.title).toBe('Оплата без предоплаты');
  const { body } = await panel.get<Drafts>('/api/drafts');
  expect(body.own.map(({ file }) => file).sort()).toEqual([DRYING, stale].sort());
});

test('a tag is added and removed, and an entry without room for it says so', async () => {
  const tagged = async (tag: string, isAdded: boolean) =>
    post<BatchReport>('/api/entries/tag', { entries: await listed([PAYING, DRYING, REVIEW]), tag, isAdded });
  await demo.edit(DRYING, /^tags: .*/m, 'tags: [Раз, Два, Три, Четыре]');
  const { done, refused } = await tagged('Новое', true);
  expect(done).toEqual([PAYING]);
  expect(refused.map(({ file }) => file).sort()).toEqual([DRYING, REVIEW].sort());
  expect((await listed([PAYING]))[0]?.tags).toEqual(['Договор', 'Цены', 'Новое']);
  expect((await tagged('Раз', false)).done).toEqual([PAYING, DRYING]);
  expect((await listed([DRYING]))[0]?.tags).toEqual(['Два', 'Три', 'Четыре']);
});

test('a status is set for several flats at once, and one that needs a day says so', async () => {
  const [SOLD, FREE] = ['flats/dvushka-v-gurievske.yaml', 'flats/studiya-na-hutorskoy.yaml'];
  const set = async (files: readonly string[], status: string) =>
    post<BatchReport>('/api/entries/status', { entries: await listed(files), status });
  expect(await set([SOLD, FREE, REVIEW], 'sold')).toMatchObject({
    done: [SOLD, FREE],
    refused: [{ file: REVIEW, message: 'У записей этого вида нет статуса.' }],
  });
  expect((await entryOf(FREE)).facts.status).toBe('sold');
  expect((await set([FREE], 'reserved')).refused).toEqual([
    { file: FREE, message: 'У брони должен быть последний день.' },
  ]);
  expect((await set([FREE], 'rented')).refused).toMatchObject([{ file: FREE }]);
});
